import type {IncomingMessage} from 'node:http';
import {isLoopback} from '../app/server/settings/known-host.ts';

/** Whether somebody at this machine asks, by its own name: a page of another site could have another name for it. */
export function isNear({headers, socket}: IncomingMessage): boolean {
  const host = URL.parse(`http://${headers.host}`);
  return isLoopback(host?.hostname ?? '') && isLoopback(socket.remoteAddress?.slice(-9) ?? '');
}
