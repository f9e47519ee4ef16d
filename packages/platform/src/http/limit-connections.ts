import type { Server } from 'node:net';
import { addressOf, type Trusts } from './client-address.ts';
import { createSlots } from './slots.ts';

export interface ConnectionLimit {
  /** For each address and over all ports, idle connections and live links included. */
  readonly max: number;
  /** A proxy's connections are those of many clients: it has limits of its own. */
  readonly trusts: Trusts;
  readonly onRefused: (address: string) => void;
}

/** Answers what makes a server cut connections beyond the limit, before anything is read of them. */
export function createConnectionLimit({ max, trusts, onRefused }: ConnectionLimit): (server: Server) => void {
  const slots = createSlots(max);
  return (server) => {
    server.on('connection', (socket) => {
      const { remoteAddress } = socket;
      if (remoteAddress === undefined) return void socket.destroy();
      if (trusts(remoteAddress)) return;
      const address = addressOf(remoteAddress);
      const leave = slots.acquire(address);
      if (leave) return void socket.once('close', leave);
      onRefused(address);
      socket.destroy();
    });
  };
}
