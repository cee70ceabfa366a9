import { Injectable } from '@nestjs/common';
import { OPERATIONS, parseInput, type Operation, type RequestOf } from '@quillcare/contracts';
import { contextFor, ProcessLogger, RpcClient } from '@quillcare/service-kit';

@Injectable()
export class AttemptReporter {
  constructor(
    private readonly rpc: RpcClient,
    private readonly logger: ProcessLogger,
  ) {}

  /** Calls an internal command without waiting for it. A lost report is repeated an hour later if attempts continue. */
  report(name: string, body: Record<string, string>): void {
    void this.send(name, body).catch((error: unknown) =>
      this.logger.failure(error, `too many attempts could not be reported to ${name}`),
    );
  }

  private async send(name: string, body: Record<string, string>): Promise<void> {
    const operation = OPERATIONS.find((one) => one.name === name);
    if (!operation) throw new Error(`There is no operation ${name} to report to.`);
    const input = parseInput(operation, { body } as RequestOf<Operation>);
    await this.rpc.dispatch(operation, input, contextFor({ kind: 'service', service: 'gateway' }));
  }
}
