import {existsSync, readFileSync, statSync} from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {gzipSync} from 'node:zlib';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
};

export interface CompressingServer {
  origin: string;
  close: () => void;
}

/** Serves a build as a good host does: clean addresses, gzip, hashed files cached. Answers from memory, so that disks do not count. */
export async function serveCompressed(
  dir: string,
  extra: Record<string, string> = {},
): Promise<CompressingServer> {
  const cache = new Map<string, {body: Buffer; type: string; compressed: boolean} | undefined>();
  const load = (pathname: string) => {
    const given = extra[pathname];
    const file = [pathname, `${pathname}.html`, path.posix.join(pathname, 'index.html')]
      .map((name) => path.join(dir, name))
      .find((name) => existsSync(name) && statSync(name).isFile());
    if (given === undefined && !file) return undefined;
    const extension = given !== undefined ? '.html' : path.extname(file ?? '');
    const body = given !== undefined ? Buffer.from(given) : readFileSync(file ?? '');
    const compressed = !['.woff2', '.png'].includes(extension);
    return {
      body: compressed ? gzipSync(body, {level: 9}) : body,
      type: types[extension] ?? 'text/plain',
      compressed,
    };
  };
  const server = http.createServer((request, response) => {
    const {pathname} = new URL(request.url ?? '/', 'http://localhost');
    if (!cache.has(pathname)) cache.set(pathname, load(pathname));
    const found = cache.get(pathname);
    if (!found) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      'Content-Type': found.type,
      ...(found.compressed && {'Content-Encoding': 'gzip'}),
      ...(pathname.startsWith('/assets/') && {
        'Cache-Control': 'public, max-age=31536000, immutable',
      }),
    });
    response.end(found.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => server.close(),
  };
}
