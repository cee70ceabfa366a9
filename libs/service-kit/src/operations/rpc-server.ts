import { Inject, Injectable } from '@nestjs/common';
import type { ServerNats } from '@nestjs/microservices';
import { AppError, OPERATIONS, parseInput, type Operation } from '@quillcare/contracts';
import type { ProcessConfig } from '../config';
import { runInContext } from '../context';
import { CONFIG } from '../injection';
import { natsOptions } from '../servers/nats';
import { ProcessLogger } from '../observability/logger';
import { serveWire } from './answer-reader';
import { DrainingServer } from './draining-server';
import { LocalOperations, type LocalDispatch } from './local-operations';
import { translateDatabaseError } from './pipeline';
import { parseRpcRequest, rpcSubject, type RpcReply } from './rpc';

/** Serves this process's operations over NATS, with one queue group per service, and drains before it stops. */
@Injectable()
export class RpcServer {
  constructor(
    @Inject(CONFIG) private readonly config: ProcessConfig,
    private readonly local: LocalOperations,
    private readonly logger: ProcessLogger,
  ) {}

  /** Returns the Nest transport with every local operation as a message handler. */
  strategy(): ServerNats {
    const server = new DrainingServer(natsOptions(this.config, 'quillcare-rpc-server'));
    for (const operation of OPERATIONS) {
      const dispatch = this.local.find(operation);
      if (!dispatch) continue;
      const subject = rpcSubject(this.config.namespace, operation.name);
      server.serve(subject, `${this.config.namespace}.${operation.service}`, (data) =>
        this.answer(operation, dispatch, data, server),
      );
    }
    return server;
  }

  private async answer(
    operation: Operation,
    dispatch: LocalDispatch,
    data: unknown,
    server: DrainingServer,
  ): Promise<RpcReply> {
    try {
      const { input, context, wire } = parseRpcRequest(data);
      // Parsed again, because this process has not validated what arrives over the wire.
      const parsed = parseInput(operation, input as never);
      const work = () => runInContext(context, () => dispatch(parsed));
      return { ok: true, result: await (wire ? serveWire(server.unwrap(), wire, work) : work()) };
    } catch (error) {
      const known = translateDatabaseError(error);
      if (known instanceof AppError && known.code === 'PERMISSION_DENIED')
        this.logger.failure(known, `the database refused operation ${operation.name}`);
      if (known instanceof AppError && known.code !== 'INTERNAL') return { ok: false, error: known.toWire() };
      this.logger.failure(error, `operation ${operation.name} failed`);
      return { ok: false, error: new AppError('INTERNAL').toWire() };
    }
  }
}
