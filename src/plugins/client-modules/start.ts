/**
 * The entry of the client bundle in production. Docusaurus' own entry runs all modules and looks for the page in one task, half of the time
 * that a slow phone cannot answer a tap. Here that is two tasks: React's modules, then Docusaurus.
 */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

// Set again by Docusaurus. A page that is ready without it shows the notice of a wrong base URL.
Object.assign(window, {docusaurus: {}});

void import(/* webpackMode: "eager" */ 'react-dom/client')
  .then(nextTask)
  .then(() => import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry'));
