import { parseStatementReceipts, type StatementReceipt } from '@quillcare/rules';

export async function parseStatement(file: File): Promise<StatementReceipt[]> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  // Older Excel versions write the Windows code page, so a file that is not valid UTF-8 is decoded as that.
  const text = decodeText(bytes);
  const { default: papa } = await import('papaparse');
  return parseStatementReceipts(papa.parse<string[]>(text).data);
}

function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
