import type { LanguageWords } from '../language.words';

export const words: LanguageWords = {
  product: {
    tagline: 'Gestión de presupuestos quirúrgicos',
    description: 'Optimice su consulta quirúrgica con una gestión completa de presupuestos y contactos',
  },
  navigation: {
    group: { main: 'Principal', management: 'Gestión', administration: 'Administración' },
    entry: {
      dashboard: 'Panel',
      clients: 'Clientes',
      leads: 'Contactos',
      quotes: 'Presupuestos',
      callbacks: 'Llamadas pendientes',
      surgeryCases: 'Casos quirúrgicos',
      doctors: 'Médicos',
      hospitals: 'Hospitales',
      surgeries: 'Cirugías',
      sites: 'Sedes',
      emailConfig: 'Configuración de correo',
      pricingRules: 'Reglas de precios',
      auditTrail: 'Registro de auditoría',
      billing: 'Facturación',
      adminTools: 'Herramientas de administración',
      users: 'Usuarios',
      superAdmin: 'Superadministrador',
      organisations: 'Organizaciones',
      superAdminManagement: 'Gestión de superadministradores',
      settings: 'Configuración',
    },
    quick: { newLead: 'Nuevo contacto', newQuote: 'Nuevo presupuesto' },
    footer: { profile: 'Configuración del perfil', signOut: 'Cerrar sesión' },
  },
};
