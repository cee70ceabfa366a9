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
  CasesIcon,
  DoctorsIcon,
  HospitalsIcon,
  InfoIcon,
  MailIcon,
  OrganisationIcon,
  PricingIcon,
  SendIcon,
  SitesIcon,
  StarIcon,
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
      tool(
        '/users',
        'Users',
        'See who works here, change roles and rights, or deactivate an account.',
        UsersIcon,
        listUsers.permission,
      ),
      tool(
        '/users/invitations',
        'Invitations',
        'Invite colleagues, and send or withdraw invitations that nobody accepted yet.',
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
        'Name, contact and time zone of your practice, as patients see them.',
        OrganisationIcon,
        getOrganisationSettings.permission,
      ),
      tool('/sites', 'Sites', 'The places where your practice sees patients.', SitesIcon),
      tool(
        '/doctors',
        'Doctors',
        'Who operates, with title and credentials.',
        DoctorsIcon,
        listDoctors.permission,
      ),
      tool(
        '/hospitals',
        'Hospitals',
        'Where you operate, with their booking phones.',
        HospitalsIcon,
        listHospitals.permission,
      ),
      tool(
        '/surgeries',
        'Surgeries',
        'The procedures you quote, with their base fees.',
        SurgeriesIcon,
        listSurgeries.permission,
      ),
      tool(
        '/admin/surgery-config',
        'Surgery config',
        'Which doctor performs which surgery where, and at what fee.',
        CasesIcon,
      ),
    ],
  },
  {
    title: adminTexts.pricing,
    tools: [
      tool(
        '/admin/pricing-rules',
        'Pricing rules',
        'Fees that follow from doctor, hospital and surgery.',
        PricingIcon,
      ),
      tool(
        '/admin/option-lists',
        'Option lists',
        'Laterality, complexity, technique and anaesthesia choices with their fees.',
        AdminIcon,
      ),
      tool('/admin/mates-rates', 'Mates rates', 'Discount rates and who may give them.', StarIcon),
    ],
  },
  {
    title: adminTexts.messages,
    tools: [
      tool('/admin/announcements', 'Announcements', 'Messages to everyone in your practice.', InfoIcon),
      tool(
        '/admin/email-config',
        'Email config',
        'The mail server and the templates of the mails that leave your practice.',
        MailIcon,
      ),
    ],
  },
  {
    title: adminTexts.records,
    tools: [
      tool(
        '/admin/audit-trail',
        'Audit trail',
        'Who changed what and when, in a record that cannot be altered.',
        AuditIcon,
        listAuditEntries.permission,
      ),
      tool('/admin/billing', 'Billing', 'Your plan, your trial and what is included.', BillingIcon),
      tool(
        '/clients/import',
        'Import clients',
        'Bring your list of clients as a CSV file.',
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
        'Every organisation on the platform with its owner and figures.',
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
      tool(
        '/admin/non-billing-organizations',
        'Non-billing organisations',
        'Who uses the platform without charge, and why.',
        BillingIcon,
        superAdmins,
      ),
      tool(
        '/diagnostic',
        'Diagnostic',
        'The state of every part of the product, now.',
        AdminIcon,
        superAdmins,
      ),
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
