import { statementReceipts, type StatementReceipt } from '@quillcare/rules';

export async function readStatement(file: File): Promise<StatementReceipt[]> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  // Older Excel versions write the Windows code page, so a file that is not valid UTF-8 is decoded as that.
  const text = decoded(bytes);
  const { default: papa } = await import('papaparse');
  return statementReceipts(papa.parse<string[]>(text).data);
}

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
