import type { FastifyInstance } from 'fastify';

/** Adds its routes to the server; written with `serve()`. */
export type Routes = (app: FastifyInstance) => void | Promise<void>;
