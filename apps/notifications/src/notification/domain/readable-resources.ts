import { can, RESOURCES, type Resource, type Rights } from '@quillcare/contracts';

/** The resources whose notifications a user may see. */
export function readableResources(rights: Rights): Resource[] {
  return RESOURCES.filter((resource) => can(rights, resource, 'READ'));
}
