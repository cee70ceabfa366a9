import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { findAuditPosition } from '@quillcare/contracts';
import {
  currentContext,
  RpcClient,
  StoredFileDamagedError,
  StoredFileMissingError,
} from '@quillcare/service-kit';
import { DocumentFiles, PIECE_BYTES } from '../../../case';
import type { StoredUpload } from './evidence.sql';

/** Compares files uploaded as evidence with their audit records and with the storage. */
@Injectable()
export class UploadChecker {
  constructor(
    private readonly documents: DocumentFiles,
    private readonly rpc: RpcClient,
  ) {}

  /** Faults of a scanned paper. Its bytes are checked with the other files. */
  async scanFaults(scan: StoredUpload, mayLag: boolean): Promise<string[]> {
    return this.auditTrailFaults(scan, { entityType: 'QUOTE', noting: `SHA-256 ${scan.sha256}` }, mayLag);
  }

  async documentFaults(document: StoredUpload, mayLag: boolean): Promise<string[]> {
    const noting = `${document.id}, SHA-256 ${document.sha256}`;
    return this.auditTrailFaults(document, { entityType: 'SURGERY_CASE', noting }, mayLag);
  }

  /** Faults in the stored bytes of a case document. */
  async bytesFaults({ id, sha256, sizeBytes }: StoredUpload): Promise<string[]> {
    const hash = createHash('sha256');
    let size = 0;
    try {
      for (let at = 0; at * PIECE_BYTES < sizeBytes; at += 1) {
        const piece = await this.documents.readPiece(id, at);
        hash.update(piece);
        size += piece.length;
      }
    } catch (error) {
      if (error instanceof StoredFileMissingError) return ['is missing in the storage'];
      if (error instanceof StoredFileDamagedError) return ['is damaged in the storage'];
      throw error;
    }
    return size === sizeBytes && hash.digest('hex') === sha256 ? [] : ['is not the file that was stored'];
  }

  private async auditTrailFaults(
    { notedWith: entityId, isFresh }: StoredUpload,
    filter: { entityType: 'QUOTE' | 'SURGERY_CASE'; noting: string },
    mayLag: boolean,
  ): Promise<string[]> {
    if (mayLag && isFresh) return [];
    const organisationId = currentContext().organisationId ?? '';
    const body = { organisationId, entityId, action: 'UPDATE', ...filter } as const;
    const { position } = await this.rpc.call(findAuditPosition, { body });
    return position === null ? ['is not the file that the audit trail has'] : [];
  }
}
