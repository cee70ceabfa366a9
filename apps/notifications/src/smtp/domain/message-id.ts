/** Returns the domain of Message-IDs: the sender's, or that of the public URL. Some spam filters distrust one without a dot. */
export function messageDomain(sender: string, publicUrl: string): string {
  const ofSender = /@([^\s<>@]+)/.exec(sender)?.[1] ?? '';
  const found = [ofSender, new URL(publicUrl).hostname].find((domain) =>
    /^[a-z\d-]+(\.[a-z\d-]+)+$/i.test(domain),
  );
  return (found ?? 'quillcare.invalid').toLowerCase();
}

/** Returns the Message-ID of an email. It is the same for all attempts, so that receivers can drop duplicates. */
export function messageIdOf(mailId: string, domain: string): string {
  return `<${mailId}@${domain}>`;
}
