/** Returns the file name from the response's headers, or `otherwise`. */
export function fileNameOf(response: Response, otherwise: string): string {
  const [, name] = /filename="?([\w.-]+)"?/.exec(response.headers.get('content-disposition') ?? '') ?? [];
  return name ?? otherwise;
}

export function saveFile(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
