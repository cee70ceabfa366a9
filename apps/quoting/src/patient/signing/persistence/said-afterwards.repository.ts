import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '@quillcare/service-kit';
import type { Said } from '../domain/dispute-hash';

/** Stores later statements about an acceptance, in the transaction that audits their hash. */
@Injectable()
export class SaidAfterwardsRepository {
  constructor(private readonly uow: UnitOfWork) {}

  async add({ kind, row, sha256 }: Said): Promise<void> {
    const columns = [...kind.columns, 'sha256'];
    const places = columns.map((_column, at) => `$${at + 1}`);
    await this.uow.query(
      `insert into quoting.${kind.table} (${columns.join(', ')}) values (${places.join(', ')})`,
      [...kind.columns.map((column) => row[column]), sha256],
    );
  }
}
