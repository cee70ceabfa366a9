import { Inject } from '@nestjs/common';
import { AppError, getCaseDocumentFile, type FilePage, type InputOf } from '@quillcare/contracts';
import {
  CONFIG,
  Implements,
  seal,
  unseal,
  UnitOfWork,
  type Handler,
  type ProcessConfig,
} from '@quillcare/service-kit';
import { downloadName } from '../domain/document-name';
import type { CaseDocumentEntity } from '../persistence/case-document.entity';
import { CaseDocumentRepository } from '../persistence/case-document.repository';
import { DocumentFiles, PIECE_BYTES } from '../persistence/document-files';

type Input = InputOf<typeof getCaseDocumentFile>;

/**
 * A document piece by piece. Only the first request is a reading that the audit tells of; a cursor is sealed, so that nobody
 * gets at the rest of a file without it.
 */
@Implements(getCaseDocumentFile)
export class GetCaseDocumentFileQuery implements Handler<typeof getCaseDocumentFile> {
  constructor(
    private readonly documents: CaseDocumentRepository,
    private readonly files: DocumentFiles,
    private readonly uow: UnitOfWork,
    @Inject(CONFIG) private readonly config: ProcessConfig,
  ) {}

  async handle({ params, query }: Input): Promise<FilePage> {
    const at = query.cursor === undefined ? 0 : this.opened(query.cursor, params.id);
    const document = await this.uow.run(async () => {
      const found = await this.documents.get(params.id);
      if (at === 0) await this.documents.recordReading(found, query.purpose);
      return found;
    });
    const bytes = await this.files.piece(document.id, at);
    return {
      fileName: downloadName(document.name),
      mediaType: document.mediaType,
      sizeBytes: document.sizeBytes,
      base64: bytes.toString('base64'),
      nextCursor: this.cursorAfter(document, at),
    };
  }

  private cursorAfter({ id, sizeBytes }: CaseDocumentEntity, at: number): string | null {
    const next = at + 1;
    return next * PIECE_BYTES < sizeBytes ? seal(`${id} ${next}`, this.config.appSecret) : null;
  }

  private opened(cursor: string, documentId: string): number {
    const [id, at] = this.unsealed(cursor).split(' ');
    if (id !== documentId) throw new AppError('NOT_FOUND');
    return Number(at);
  }

  private unsealed(cursor: string): string {
    try {
      return unseal(cursor, this.config.secrets);
    } catch (cause) {
      throw new AppError('NOT_FOUND', { cause });
    }
  }
}
