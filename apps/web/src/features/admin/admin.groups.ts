import type { ComponentType } from 'react';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import {
  ADMINS,
  allows,
  getOrganisationSettings,
  listAuditEntries,
  listDoctors,
  listHospitals,
  listImports,
  listInvitations,
  listSurgeries,
  listUsers,
  type OperationPermission,
  type Rights,
} from '@quillcare/contracts';
import {
  AdminIcon,
  AuditIcon,
  BillingIcon,
  DoctorsIcon,
  HospitalsIcon,
  OrganisationIcon,
  SendIcon,
  SuperAdminIcon,
  SurgeriesIcon,
  UploadIcon,
  UsersIcon,
} from '@quillcare/ui';
import { adminTexts } from './admin.texts';

export interface AdminTool {
  to: string;
  title: string;
  /** What one does there, in a sentence. */
  does: string;
  icon: ComponentType<SvgIconProps>;
  permission: OperationPermission;
}

export interface AdminGroup {
  title: string;
  tools: readonly AdminTool[];
}

const admins: OperationPermission = { roles: ADMINS };
const superAdmins: OperationPermission = { roles: ['SUPER_ADMIN'] };

function tool(
  to: string,
  title: string,
  does: string,
  icon: AdminTool['icon'],
  permission: OperationPermission = admins,
): AdminTool {
  return { to, title, does, icon, permission };
}

const GROUPS: readonly AdminGroup[] = [
  {
    title: adminTexts.people,
    tools: [
      tool('/users', 'Users', 'Manage people, roles, rights and accounts.', UsersIcon, listUsers.permission),
      tool(
        '/users/invitations',
        'Invitations',
        'Invite colleagues, and resend or withdraw invitations.',
        SendIcon,
        listInvitations.permission,
      ),
    ],
  },
  {
    title: adminTexts.practice,
    tools: [
      tool(
        '/admin/organization-settings',
        'Organisation settings',
        'Your practice’s name, contact details, logo and time zone.',
        OrganisationIcon,
        getOrganisationSettings.permission,
      ),
      tool(
        '/doctors',
        'Doctors',
        'Doctors with their titles and credentials.',
        DoctorsIcon,
        listDoctors.permission,
      ),
      tool(
        '/hospitals',
        'Hospitals',
        'Hospitals with their booking phone numbers.',
        HospitalsIcon,
        listHospitals.permission,
      ),
      tool(
        '/surgeries',
        'Surgeries',
        'Procedures and their base fees.',
        SurgeriesIcon,
        listSurgeries.permission,
      ),
    ],
  },
  {
    title: adminTexts.records,
    tools: [
      tool(
        '/admin/audit-trail',
        'Audit trail',
        'Who changed what, and when. Entries cannot be altered.',
        AuditIcon,
        listAuditEntries.permission,
      ),
      tool('/admin/billing', 'Billing', 'Your plan and trial.', BillingIcon),
      tool(
        '/clients/import',
        'Import clients',
        'Import your client list from a CSV file.',
        UploadIcon,
        listImports.permission,
      ),
    ],
  },
  {
    title: adminTexts.platform,
    tools: [
      tool('/super-admin', 'Super admin', 'Platform tools for support.', SuperAdminIcon, superAdmins),
      tool(
        '/organizations',
        'Organisations',
        'Every organisation, its owner and its figures.',
        OrganisationIcon,
        superAdmins,
      ),
      tool(
        '/admin/super-admin-management',
        'Super admin management',
        'Who administers the platform.',
        SuperAdminIcon,
        superAdmins,
      ),
      tool('/diagnostic', 'Diagnostic', 'The status of every component.', AdminIcon, superAdmins),
    ],
  },
];

/** The tools that a person may use; groups without any are left out. */
export function adminGroupsFor(rights: Rights): AdminGroup[] {
  return GROUPS.map(({ title, tools }) => ({
    title,
    tools: tools.filter(({ permission }) => allows(permission, rights)),
  })).filter(({ tools }) => tools.length > 0);
}
