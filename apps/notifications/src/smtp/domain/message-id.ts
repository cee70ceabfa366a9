/** The domain behind every Message-ID: the sender's, or that of the web address. Some filters distrust one without a dot. */
export function messageDomain(sender: string, publicUrl: string): string {
  const ofSender = /@([^\s<>@]+)/.exec(sender)?.[1] ?? '';
  const found = [ofSender, new URL(publicUrl).hostname].find((domain) =>
    /^[a-z\d-]+(\.[a-z\d-]+)+$/i.test(domain),
  );
  return (found ?? 'quillcare.invalid').toLowerCase();
}

/** The Message-ID of an email; the same for all attempts, so that receivers can drop duplicates. */
export function messageIdOf(mailId: string, domain: string): string {
  return `<${mailId}@${domain}>`;
}
