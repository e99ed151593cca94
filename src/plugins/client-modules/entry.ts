/**
 * The entry of the client bundle in production. Docusaurus' own entry evaluates all modules and matches the
 * route in one task, which blocks a slow phone (4× CPU throttling) for 290 ms. Here, React's modules and
 * Docusaurus are two tasks; the longer one takes 160 ms.
 */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

// Docusaurus sets this again. A page that finishes loading without it shows Docusaurus' notice of a wrong
// base URL.
Object.assign(window, {docusaurus: {}});

void import(/* webpackMode: "eager" */ 'react-dom/client')
  .then(nextTask)
  .then(() => import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry'));
