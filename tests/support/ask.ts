import http from 'node:http';

export interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
}

/** Requests a path exactly as written: a browser or fetch would normalize it first. */
export function ask(
  origin: string,
  path: string,
  {method = 'GET', headers = {}}: {method?: string; headers?: http.OutgoingHttpHeaders} = {},
): Promise<Answer> {
  const {hostname, port} = new URL(origin);
  return new Promise((resolve, reject) => {
    const request = http.request({hostname, port, path, method, headers}, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(parts),
        }),
      );
    });
    request.on('error', reject);
    request.end();
  });
}
