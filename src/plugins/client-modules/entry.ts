/**
 * The entry of the client bundle in production. Docusaurus' own entry runs all modules and looks for the page in one task, in which a slow
 * phone (4× CPU) answers no tap for 290 ms. Here that is two tasks, React's modules and then Docusaurus; the longer takes 160 ms.
 */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

// Set again by Docusaurus. A page that is ready without it shows the notice of a wrong base URL.
Object.assign(window, {docusaurus: {}});

void import(/* webpackMode: "eager" */ 'react-dom/client')
  .then(nextTask)
  .then(() => import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry'));
