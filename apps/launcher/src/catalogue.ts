import { SERVICES, type ServiceName } from '@quillcare/contracts';
import type { FrontDoor, ServiceDefinition } from '@quillcare/service-kit';

/** What a process can run: the gateway and services. */
export const TARGETS = ['gateway', ...SERVICES] as const;
export type Target = (typeof TARGETS)[number];

// Loaded lazily, so that a process loads only the code of its targets.
const LOADERS: Record<ServiceName, () => Promise<ServiceDefinition>> = {
  identity: async () => (await import('@quillcare/app-identity')).identityService,
  crm: async () => (await import('@quillcare/app-crm')).crmService,
  quoting: async () => (await import('@quillcare/app-quoting')).quotingService,
  callbacks: async () => (await import('@quillcare/app-callbacks')).callbacksService,
  notifications: async () => (await import('@quillcare/app-notifications')).notificationsService,
  import: async () => (await import('@quillcare/app-import')).importService,
  audit: async () => (await import('@quillcare/app-audit')).auditService,
  assistant: async () => (await import('@quillcare/app-assistant')).assistantService,
  billing: async () => (await import('@quillcare/app-billing')).billingService,
};

export function loadServices(names: readonly ServiceName[]): Promise<ServiceDefinition[]> {
  return Promise.all(names.map((name) => LOADERS[name]()));
}

export async function loadFrontDoor(): Promise<FrontDoor> {
  return (await import('@quillcare/app-gateway')).frontDoor;
}
