import type { Type } from '@nestjs/common';
import { PRACTICE_RECORDS, type InputOf, type Operation, type ServiceName } from '@quillcare/contracts';
import { Implements, type Handler } from '../operations/handlers';
import { defineParts, type FeatureParts } from '../service/define-service';
import type { PracticeRecords } from './practice-records';
import { RecordFileReader, type FileInput } from './record-file-reader';
import { RecordPages } from './record-pages';

type Answers = (typeof PRACTICE_RECORDS)['crm'];

/** Returns the handlers that serve this service's part of a practice's data export. */
export function practiceRecordParts(service: ServiceName, records: PracticeRecords): FeatureParts {
  const { describe, rows, files, file } = PRACTICE_RECORDS[service];
  const makers = Object.values(records.exported).flatMap(({ files: recordFiles }) =>
    recordFiles && 'maker' in recordFiles.bytes ? [recordFiles.bytes.maker] : [],
  );
  return defineParts({
    records,
    handlers: [
      createHandler(describe as Operation, async (pages) => ({ tables: await pages.describe() })),
      createHandler(rows as Operation, (pages, { body }: InputOf<Answers['rows']>) =>
        pages.rows(body.table, body.at),
      ),
      createHandler(files as Operation, (pages, { body }: InputOf<Answers['files']>) =>
        pages.files(body.table, body.after),
      ),
      fileHandler(file as Operation),
    ],
    providers: [RecordPages, RecordFileReader, ...makers],
  });
}

function createHandler<I>(
  operation: Operation,
  answer: (pages: RecordPages, input: I) => Promise<unknown>,
): Type {
  @Implements(operation)
  class RecordsHandler implements Handler<Operation> {
    constructor(private readonly pages: RecordPages) {}

    handle(input: InputOf<Operation>): Promise<unknown> {
      return answer(this.pages, input as I);
    }
  }
  return withHandlerName(RecordsHandler, operation);
}

function fileHandler(operation: Operation): Type {
  @Implements(operation)
  class RecordFileHandler implements Handler<Operation> {
    constructor(private readonly files: RecordFileReader) {}

    async handle({ body }: InputOf<Operation>): Promise<unknown> {
      return { part: await this.files.read(body as FileInput) };
    }
  }
  return withHandlerName(RecordFileHandler, operation);
}

function withHandlerName(type: Type, operation: Operation): Type {
  Object.defineProperty(type, 'name', { value: `Handler of ${operation.name}` });
  return type;
}
