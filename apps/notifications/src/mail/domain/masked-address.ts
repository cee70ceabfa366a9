/** An address as a list shows it: enough to recognise, not to write to. `hana@example.com` is `h…a@example.com`. */
export function maskedAddress(address: string): string {
  const at = address.lastIndexOf('@');
  if (at < 1) return '…';
  const [first = '', ...rest] = [...address.slice(0, at)];
  const last = rest.length > 1 ? rest.at(-1) : '';
  return `${first}…${last}${address.slice(at)}`;
}
