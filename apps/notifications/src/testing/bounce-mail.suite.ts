export interface BounceChanges {
  action?: string;
  status?: string;
  /** Headers of the bounced email. */
  original?: string;
  report?: 'delivery-status' | 'feedback-report';
}

/** A bounce in Postfix's format. */
export function bounceMail(
  messageId: string,
  { action = 'failed', status = '5.1.1', report = 'delivery-status', original }: BounceChanges = {},
): Buffer {
  const headers =
    original ?? `From: no-reply@quillcare.test\r\nMessage-ID:\r\n ${messageId}\r\nSubject: Your quote\r\n`;
  const lines = [
    'From: MAILER-DAEMON@mx.example.com',
    'To: no-reply@quillcare.test',
    'Subject: Undelivered Mail Returned to Sender',
    'MIME-Version: 1.0',
    `Content-Type: multipart/report; report-type=${report}; boundary="B"`,
    '',
    '--B',
    'Content-Type: text/plain',
    '',
    'I am sorry to have to inform you.',
    '--B',
    `Content-Type: message/${report}`,
    '',
    'Reporting-MTA: dns; mx.example.com',
    '',
    'Final-Recipient: rfc822; hana@patients.example',
    `Action: ${action}`,
    `Status: ${status}`,
    'Diagnostic-Code: smtp; 550 5.1.1 <hana@patients.example>:',
    ' Recipient address rejected',
    '',
    '--B',
    'Content-Type: text/rfc822-headers',
    '',
    headers,
    '--B--',
  ];
  return Buffer.from(lines.join('\r\n'));
}
