/** Injection token of the process configuration (`ProcessConfig`). */
export const CONFIG = Symbol('CONFIG');
/** Injection token of the service's own configuration, parsed by the schema of its definition. */
export const SERVICE_CONFIG = Symbol('SERVICE_CONFIG');
/** Injection token of the service's TypeORM data source. */
export const DATA_SOURCE = Symbol('DATA_SOURCE');
/** Injection token of the service's definition. */
export const SERVICE = Symbol('SERVICE');
