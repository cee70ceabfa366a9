import type { ToolTranslation } from './tool.en';

export const words: ToolTranslation = {
  tool: {
    platformAnnouncements: 'Lo que comunica a las personas de todas las consultas.',
    emailConfig: 'Su remitente, firma, logotipo y su propio servidor de correo, con un correo de prueba.',
    mailTemplates: 'Lo que dicen sus correos a los pacientes, con vista previa.',
    mails: 'Correos que esperan o no llegaron, y un segundo intento.',
    announcements: 'Lo que comunica a su equipo, en un aviso o en el centro de notificaciones.',
    caseChecklists: 'Lo que se atiende antes y después de cada cirugía, quién y cuándo.',
    users: 'Gestionar personas, roles, permisos y cuentas.',
    invitations: 'Invitar a colegas y reenviar o retirar invitaciones.',
    organisationSettings: 'El nombre, los datos de contacto, el logotipo y la zona horaria de su consulta.',
    quoteSettings: 'Descuentos sin aprobación, validez, lista de comprobación antes de enviar y GST.',
    deposits:
      'Depósitos que los pacientes pagan con tarjeta después de aceptar, en su propia cuenta de Stripe.',
    caseSettings: 'Reservas dobles de personas y quirófanos, y quién puede registrar una excepción médica.',
    callbackSettings: 'Cuándo empieza una llamada, cómo se cuentan sus días y quién llama.',
    enquiries: 'Su formulario público, las claves de su sitio web, los turnos y los motivos de pérdida.',
    patientPage:
      'Cómo se identifican, preguntan y firman los pacientes, preguntas de comprobación y sus condiciones.',
    doctors: 'Médicos con sus títulos y credenciales.',
    hospitals: 'Hospitales con sus teléfonos de reserva.',
    surgeries: 'Cirugías y sus honorarios base.',
    surgeryConfig: 'Lo que cuesta cada cirugía: médicos, hospitales, anestesia, material y opciones.',
    sites: 'Sus sedes y qué médicos están en ellas cada día.',
    optionLists: 'Elecciones que cambian el precio de una operación y lo que cuesta cada una.',
    providers: 'Ayudantes y anestesistas que no son médicos de la consulta, con sus honorarios habituales.',
    pricingRules:
      'Reglas que cambian los honorarios de los presupuestos nuevos, probadas antes con los anteriores.',
    auditTrail: 'Quién cambió qué y cuándo. Las entradas no se pueden modificar.',
    billing: 'Su plan y su periodo de prueba.',
    practiceExport: 'Todo lo que tiene su consulta, en un archivo cifrado para conservar.',
    importFile: 'Importar clientes, contactos, médicos, hospitales, sedes y cirugías desde CSV o Excel.',
    superAdmin: 'Herramientas de soporte de la plataforma.',
    organisations: 'Cada organización, su propietario y sus cifras.',
    superAdminManagement: 'Quién administra la plataforma.',
    platformInvoices: 'Lo que se ha facturado a cada consulta y lo que ha entrado en la cuenta.',
    matesRates: 'Lo que algunas consultas pagan de menos por su suscripción.',
    nonBilling: 'Consultas a las que no se cobra durante un tiempo.',
    diagnostic: 'El estado de cada componente.',
    medicareSchedule: 'Tablas del Medicare Benefits Schedule para todas las consultas.',
  },
};
