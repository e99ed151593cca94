/**
 * The entry of the client bundle in production. Docusaurus' own entry evaluates all modules and matches the
 * route in one task, which blocks a slow phone (4× CPU throttling) for 290 ms. Here, React's modules and
 * Docusaurus are two tasks; the longer one takes 160 ms.
 */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

// Docusaurus sets this again. A page that finishes loading without it shows Docusaurus' notice of a wrong
// base URL.
Object.assign(window, {docusaurus: {}});

async function start(): Promise<void> {
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  await import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry');
}

// A hidden page is about to be replaced by the one at the normal form of its address (src/theme/NotFound/Content).
if (!document.documentElement.hidden) void start();
