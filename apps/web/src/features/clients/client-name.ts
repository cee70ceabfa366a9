import type { Client } from '@quillcare/contracts';

export const clientName = ({ firstName, lastName }: Pick<Client, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`;
