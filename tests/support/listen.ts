import {once} from 'node:events';
import {createServer, type RequestListener} from 'node:http';
import type {AddressInfo} from 'node:net';

/** Starts a server on a free port of the loopback interface. */
export async function listen(answer: RequestListener) {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return {port, close};
}

export async function freePort(): Promise<number> {
  const {port, close} = await listen(() => undefined);
  close();
  return port;
}
