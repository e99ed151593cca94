import {once} from 'node:events';
import {existsSync, readFileSync, statSync} from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import sirv from 'sirv';
import {command} from './command';

export interface RunningServer {
  /** Origin with the actual port, without a trailing slash. */
  origin: string;
  close: () => Promise<void>;
}

/** The headers that `_headers` sets for all pages. Not cached, since each build has its own policy. */
function readHeaders(dir: string): Record<string, string> {
  const file = path.join(dir, '_headers');
  if (!existsSync(file)) return {};
  const [, rules = ''] = /^\/\*\n((?: .*\n)+)/m.exec(readFileSync(file, 'utf8')) ?? [];
  const lines = rules.matchAll(/^ +([\w-]+): (.+)$/gm);
  return Object.fromEntries([...lines].map(([, name, value]) => [name, value]));
}

/** A path without `.html`, `index.html` and trailing slash. */
function cleanAddress(pathname: string): string {
  const clean = pathname.replace(/\/index(\.html)?$/, '/').replace(/\.html$/, '');
  return clean.length > 1 ? clean.replace(/\/+$/, '') || '/' : clean;
}

/**
 * Serves the built site in `dir` on the loopback interface the way its hosts do: clean URLs, headers, a
 * not-found page. If the port is in use, the next 19 are tried; 0 lets the system choose one. Throws an Error
 * that names the fix when there is no build or no free port.
 */
export async function serve(dir: string, {port}: {port: number}): Promise<RunningServer> {
  if (!existsSync(path.join(dir, 'index.html'))) {
    throw new Error(`${dir}/index.html does not exist. Fix: run "npm run build" first.`);
  }
  const assets = sirv(dir, {
    dev: true,
    etag: true,
    // Used only if `npm run precompress` has written the compressed files.
    gzip: true,
    brotli: true,
    setHeaders: (response, pathname) => {
      for (const [name, value] of Object.entries(readHeaders(dir))) response.setHeader(name, value);
      if (pathname.endsWith('.md')) response.setHeader('Content-Type', 'text/markdown; charset=utf-8');
      if (pathname.endsWith('.txt')) response.setHeader('Content-Type', 'text/plain; charset=utf-8');
    },
  });
  const server = http.createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const clean = cleanAddress(url.pathname);
    const file = path.join(dir, url.pathname);
    const isDownload = !file.endsWith('.html') && existsSync(file) && statSync(file).isFile();
    if (clean !== url.pathname && !isDownload && url.pathname !== '/404.html') {
      response.writeHead(301, {Location: clean + url.search});
      response.end();
      return;
    }
    assets(request, response, () => {
      const page = path.join(dir, '404.html');
      // The file does not exist while a build is running.
      const body = existsSync(page) ? readFileSync(page) : 'Not found. Is a build running?';
      response.writeHead(404, {...readHeaders(dir), 'Content-Type': 'text/html; charset=utf-8'});
      response.end(body);
    });
  });

  for (let candidate = port; candidate < port + 20; candidate += 1) {
    try {
      server.listen(candidate, '127.0.0.1');
      await once(server, 'listening');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
      console.log(`Port ${candidate} is in use, trying ${candidate + 1}.`);
      continue;
    }
    return {
      origin: `http://localhost:${(server.address() as AddressInfo).port}`,
      close: () =>
        new Promise((resolve) => {
          server.close(() => resolve());
          server.closeAllConnections();
        }),
    };
  }
  throw new Error(`Ports ${port} to ${port + 19} are all in use. Fix: set PORT to a free one.`);
}

/** `npm run serve`: serves the last build at http://localhost:3000 or the next free port. */
async function main(): Promise<void> {
  const port = Number(process.env.PORT || 3000);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`PORT is "${process.env.PORT}". Fix: a number from 1 to 65535, or none.`);
  const {origin} = await serve('build', {port});
  console.log(`\n  Agenta Docs is at ${origin}\n  Stop it with Ctrl+C.\n`);
}

command(module, main);
