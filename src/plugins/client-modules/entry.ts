/**
 * The entry of the client bundle in production. Docusaurus' own entry evaluates all modules and matches the
 * route in one task. Here, React's modules, the site's, and the match of the route are three, so that a slow
 * phone responds in between: with the second and third as one, the longest task of a page takes up to 1.4 × as long.
 */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

// Docusaurus sets this again. A page that finishes loading without it shows Docusaurus' notice of a wrong
// base URL.
Object.assign(window, {docusaurus: {}});

async function start(): Promise<void> {
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  await import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/App');
  await nextTask();
  await import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry');
}

// A hidden page is about to be replaced by the one at the normal form of its address (src/theme/NotFound/Content).
if (!document.documentElement.hidden) void start();
