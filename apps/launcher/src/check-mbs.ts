import { createReadStream } from 'node:fs';
import type { MbsItem } from '@quillcare/rules';
import { StartError } from '@quillcare/service-kit';

/** Reads a file of the Medicare Benefits Schedule and reports its contents; throws a `StartError` if it is invalid. */
export async function checkMbs(path: string): Promise<string[]> {
  const { MbsFileFault, readMbsFile } = await import('@quillcare/app-quoting');
  const counts = { operations: 0, assisted: 0, anaesthetics: 0, derived: 0 };
  const count = ({ group, allowsAssistant, basicUnits, feeType }: MbsItem): void => {
    if (group === 'T8') counts.operations += 1;
    if (allowsAssistant) counts.assisted += 1;
    if (basicUnits !== null) counts.anaesthetics += 1;
    if (feeType === 'DERIVED') counts.derived += 1;
  };
  try {
    const { items, date } = await readMbsFile(createReadStream(path), count);
    return [
      `${items} items, fees up to ${date}.`,
      `${counts.operations} operations (${counts.assisted} with assistance), ${counts.anaesthetics} with anaesthetic units, ${counts.derived} with a derived fee.`,
    ];
  } catch (error) {
    if (error instanceof MbsFileFault) throw new StartError(error.message);
    if ((error as { code?: string }).code === 'ENOENT') throw new StartError(`There is no file ${path}.`);
    throw error;
  }
}
