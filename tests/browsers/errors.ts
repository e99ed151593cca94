import {listen} from '../support/listen';

/** Runs in the page before every other script. */
const collector = `
  const errors = JSON.parse(sessionStorage.getItem('errors') ?? '[]');
  const keep = (...words) => {
    errors.push(location.pathname + ': ' + words.join(' '));
    sessionStorage.setItem('errors', JSON.stringify(errors));
  };
  addEventListener('error', ({message, target}) => keep(message ?? 'not loaded', target.src ?? ''), true);
  addEventListener('unhandledrejection', ({reason}) => keep(reason));
  addEventListener('securitypolicyviolation', (event) => keep(event.violatedDirective, 'refused', event.blockedURI));
  console.error = keep;
`;

/** Proxies the site at `origin` and adds the collector to each page, because WebKit's driver does not expose the console. */
export async function collectErrors(origin: string) {
  const {port, close} = await listen(async ({url}, response) => {
    const answer = await fetch(origin + url);
    let type = answer.headers.get('content-type') ?? '';
    let body: string | Buffer = Buffer.from(await answer.arrayBuffer());
    if (type.startsWith('text/html'))
      body = body.toString().replace(/<head[^>]*>/, '$&<script src="/collector.js"></script>');
    if (url === '/collector.js') [type, body] = ['text/javascript', collector];
    const policy = answer.headers.get('content-security-policy') ?? '';
    response.writeHead(200, {'Content-Type': type, 'Content-Security-Policy': policy}).end(body);
  });
  return {origin: `http://localhost:${port}`, close};
}
