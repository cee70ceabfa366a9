import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  appendUpload,
  discardUpload,
  loadMbsTable,
  type ResultOf,
  type UserPrincipal,
} from '@quillcare/contracts';
import type { Product } from '@quillcare/testing';

const PIECE = 256 * 1024;

/** The repository's sample: six items as of 1 July 2026. */
export const SAMPLE = readFileSync(join(__dirname, '../../../../../apps/launcher/src/demo/mbs-sample.xml'));

/** An item of a schedule, with fees as text such as `331.25`. */
export interface FiledItem {
  item: string;
  fee: string;
  description?: string;
}

/** Builds a schedule whose fees apply from `date` (`DD.MM.YYYY`). */
export function scheduleFile(date: string, items: readonly FiledItem[]): Buffer {
  const records = items.map(
    ({ item, fee, description = `Operation ${item} (Anaes.) (Assist.)` }) =>
      `<Data><ItemNum>${item}</ItemNum><Category>3</Category><Group>T8</Group><SubGroup>7</SubGroup><FeeType>N</FeeType>` +
      `<FeeStartDate>${date}</FeeStartDate><ScheduleFee>${fee}</ScheduleFee><Anaes>Y</Anaes>` +
      `<Description>${description}</Description></Data>`,
  );
  return Buffer.from(`<?xml version="1.0"?><MBS_XML>${records.join('\n')}</MBS_XML>`);
}

/** A schedule as large as the published one, in both number of items and length of descriptions. */
export function wholeSchedule(date: string, count = 6_000): Buffer {
  const description = `${'Excision of a lesion, with repair of the wound, where the specimen is sent for examination. '.repeat(12)}(Anaes.)`;
  return scheduleFile(
    date,
    Array.from({ length: count }, (_, at) => ({
      item: String(30_000 + at),
      fee: `${100 + (at % 900)}.${String((at * 5) % 100).padStart(2, '0')}`,
      description,
    })),
  );
}

/** Uploads a file as the gateway does, then loads it as a table. */
export async function loadFile(
  product: Product,
  by: UserPrincipal,
  file: Buffer,
  replace: 'true' | 'false' = 'false',
): Promise<ResultOf<typeof loadMbsTable>> {
  const { organisationId } = by;
  const uploadId = await upload(product, organisationId, file);
  const fileHash = createHash('sha256').update(file).digest('hex');
  try {
    const body = { replace, uploadId, fileName: 'MBS-XML.XML', fileHash };
    return await product.call(loadMbsTable, { body }, by);
  } finally {
    await product.callInternal(discardUpload, { body: { organisationId, uploadId } }, { organisationId });
  }
}

async function upload(product: Product, organisationId: string, file: Buffer): Promise<string> {
  const uploadId = randomUUID();
  for (let sequence = 0; sequence === 0 || sequence * PIECE < file.length; sequence += 1) {
    const base64 = file.subarray(sequence * PIECE, (sequence + 1) * PIECE).toString('base64');
    await product.callInternal(
      appendUpload,
      { body: { organisationId, uploadId, sequence, base64 } },
      { organisationId },
    );
  }
  return uploadId;
}
