import type { SvgIconProps } from '@mui/material/SvgIcon';
import { createSvgIcon } from '@mui/material/utils';
import type { ComponentType, ReactNode } from 'react';

/** The style of all icons: 1.75 strokes with round ends on a 24 grid. */
function createStrokeIcon(name: string, lines: ReactNode): ComponentType<SvgIconProps> {
  return createSvgIcon(
    <g fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" strokeLinejoin="round">
      {lines}
    </g>,
    name,
  );
}

const paths = (...ds: string[]) => ds.map((d) => <path key={d} d={d} />);

export const DashboardIcon = createStrokeIcon(
  'Dashboard',
  paths('M4 4h7v8H4z', 'M13 4h7v5h-7z', 'M13 11h7v9h-7z', 'M4 14h7v6H4z'),
);
export const ClientsIcon = createStrokeIcon(
  'Clients',
  paths(
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7',
    'M3 20c0-3.3 2.7-6 6-6s6 2.7 6 6',
    'M16 4.5a3.5 3.5 0 0 1 0 6.5',
    'M17.5 14.3c2.1.8 3.5 2.9 3.5 5.7',
  ),
);
export const LeadsIcon = createStrokeIcon('Leads', paths('M4 5h16l-6 7.5V19l-4 1.5v-8z'));
export const QuotesIcon = createStrokeIcon(
  'Quotes',
  paths('M6 3h8l5 5v13H6z', 'M14 3v5h5', 'M9 13h6', 'M9 17h6'),
);
export const CallbacksIcon = createStrokeIcon(
  'Callbacks',
  paths(
    'M5 4h4l2 5-2.5 1.5a11 11 0 0 0 5 5L15 13l5 2v4a2 2 0 0 1-2 2A16 16 0 0 1 3 6a2 2 0 0 1 2-2',
    'M15 4v5h5',
    'M21 3l-6 6',
  ),
);
export const CasesIcon = createStrokeIcon(
  'Cases',
  paths('M9 3h6v3H9z', 'M15 4.5h4V21H5V4.5h4', 'M12 10v7', 'M8.5 13.5h7'),
);
export const ReportsIcon = createStrokeIcon(
  'Reports',
  paths('M4 20h16', 'M7 20v-7', 'M12 20V5', 'M17 20v-10'),
);
export const DoctorsIcon = createStrokeIcon(
  'Doctors',
  paths(
    'M6 3v6a4 4 0 0 0 8 0V3',
    'M6 3H4.5',
    'M14 3h1.5',
    'M10 13v3a5 5 0 0 0 10 0v-2',
    'M20 14a2 2 0 1 0 0-4 2 2 0 0 0 0 4',
  ),
);
export const HospitalsIcon = createStrokeIcon(
  'Hospitals',
  paths(
    'M4 21V8h5V3h6v5h5v13z',
    'M12 6v4',
    'M10 8h4',
    'M10 21v-4h4v4',
    'M7 12h1',
    'M16 12h1',
    'M7 16h1',
    'M16 16h1',
  ),
);
export const SurgeriesIcon = createStrokeIcon(
  'Surgeries',
  paths('M20 4 9 15', 'M20 4c-4 0-9 4-11 9l2 2c5-2 9-7 9-11', 'M8 13l-4 4a2 2 0 0 0 3 3l4-4'),
);
export const SitesIcon = createStrokeIcon(
  'Sites',
  paths(
    'M12 21s7-6.2 7-11.5a7 7 0 0 0-14 0C5 14.8 12 21 12 21',
    'M12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5',
  ),
);
export const MailIcon = createStrokeIcon('Mail', paths('M3 6h18v12H3z', 'M3 7l9 7 9-7'));
/** A fee list: what a surgery costs. */
export const FeesIcon = createStrokeIcon(
  'Fees',
  paths('M5 3h14v18H5z', 'M8.5 8h4', 'M8.5 12h4', 'M8.5 16h4', 'M15.5 8h.01', 'M15.5 12h.01', 'M15.5 16h.01'),
);
export const PricingIcon = createStrokeIcon('Pricing', paths('M12 3h8v8l-9 10-9-9z', 'M16 7.5h.01'));
export const AuditIcon = createStrokeIcon(
  'Audit',
  paths('M12 3l8 3v6c0 4.5-3.3 7.8-8 9-4.7-1.2-8-4.5-8-9V6z', 'M9 12l2 2 4-4'),
);
export const BillingIcon = createStrokeIcon('Billing', paths('M3 6h18v12H3z', 'M3 10h18', 'M7 15h3'));
export const AdminIcon = createStrokeIcon(
  'Admin',
  paths(
    'M4 7h10',
    'M18 7h2',
    'M16 9a2 2 0 1 0 0-4 2 2 0 0 0 0 4',
    'M4 17h2',
    'M10 17h10',
    'M8 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4',
  ),
);
export const UsersIcon = createStrokeIcon(
  'Users',
  paths('M12 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8', 'M4 21c0-4 3.6-7 8-7s8 3 8 7'),
);
export const OrganisationIcon = createStrokeIcon(
  'Organisation',
  paths(
    'M4 21V4h10v17',
    'M14 9h6v12',
    'M2 21h20',
    'M8 8h2',
    'M8 12h2',
    'M8 16h2',
    'M17 13h.01',
    'M17 17h.01',
  ),
);
export const SuperAdminIcon = createStrokeIcon('SuperAdmin', paths('M3 8l4.5 4L12 5l4.5 7L21 8l-2 11H5z'));
export const SettingsIcon = createStrokeIcon(
  'Settings',
  paths(
    'M12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6',
    'M12 3v2.5',
    'M12 18.5V21',
    'M3 12h2.5',
    'M18.5 12H21',
    'M5.6 5.6l1.8 1.8',
    'M16.6 16.6l1.8 1.8',
    'M18.4 5.6l-1.8 1.8',
    'M7.4 16.6l-1.8 1.8',
  ),
);
export const SignOutIcon = createStrokeIcon('SignOut', paths('M10 4H5v16h5', 'M14 8l4 4-4 4', 'M18 12H9'));
export const BellIcon = createStrokeIcon(
  'Bell',
  paths('M6 16V11a6 6 0 1 1 12 0v5l1.5 2h-15z', 'M10 20.5a2.2 2.2 0 0 0 4 0'),
);
export const SearchIcon = createStrokeIcon(
  'Search',
  paths('M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14', 'M16.2 16.2 21 21'),
);
export const PlusIcon = createStrokeIcon('Plus', paths('M12 5v14', 'M5 12h14'));
export const MenuIcon = createStrokeIcon('Menu', paths('M4 7h16', 'M4 12h16', 'M4 17h16'));
export const CloseIcon = createStrokeIcon('Close', paths('M6 6l12 12', 'M18 6 6 18'));
export const CheckIcon = createStrokeIcon('Check', paths('M5 12.5 10 17.5 19 7'));
export const ChevronDownIcon = createStrokeIcon('ChevronDown', paths('M6 9l6 6 6-6'));
export const ChevronRightIcon = createStrokeIcon('ChevronRight', paths('M9 6l6 6-6 6'));
export const ChevronLeftIcon = createStrokeIcon('ChevronLeft', paths('M15 6l-6 6 6 6'));
export const ArrowRightIcon = createStrokeIcon('ArrowRight', paths('M5 12h14', 'M13 6l6 6-6 6'));
export const SunIcon = createStrokeIcon(
  'Sun',
  paths(
    'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8',
    'M12 2.5v2',
    'M12 19.5v2',
    'M2.5 12h2',
    'M19.5 12h2',
    'M5.3 5.3l1.4 1.4',
    'M17.3 17.3l1.4 1.4',
    'M18.7 5.3l-1.4 1.4',
    'M6.7 17.3l-1.4 1.4',
  ),
);
export const MoonIcon = createStrokeIcon('Moon', paths('M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5'));
export const EyeIcon = createStrokeIcon(
  'Eye',
  paths(
    'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12',
    'M12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6',
  ),
);
export const EyeOffIcon = createStrokeIcon(
  'EyeOff',
  paths(
    'M4 4l16 16',
    'M9.5 5.9A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-3 3.7',
    'M6.3 7.5A16 16 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4-.9',
    'M10 10a3 3 0 0 0 4 4',
  ),
);
export const WarningIcon = createStrokeIcon(
  'Warning',
  paths('M12 4 2.5 20h19z', 'M12 10v4.5', 'M12 17.2h.01'),
);
export const InfoIcon = createStrokeIcon(
  'Info',
  paths('M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18', 'M12 11v5', 'M12 7.8h.01'),
);
export const ClockIcon = createStrokeIcon(
  'Clock',
  paths('M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18', 'M12 7v5l3.5 2'),
);
export const PhoneIcon = createStrokeIcon(
  'Phone',
  paths('M5 4h4l2 5-2.5 1.5a11 11 0 0 0 5 5L15 13l5 2v4a2 2 0 0 1-2 2A16 16 0 0 1 3 6a2 2 0 0 1 2-2'),
);
export const CalendarIcon = createStrokeIcon(
  'Calendar',
  paths('M4 6h16v15H4z', 'M4 11h16', 'M8 3v5', 'M16 3v5'),
);
export const EditIcon = createStrokeIcon('Edit', paths('M4 20l1-4L16.5 4.5l3 3L8 19z', 'M14 7l3 3'));
export const DeleteIcon = createStrokeIcon(
  'Delete',
  paths('M4 7h16', 'M9 7V4h6v3', 'M6 7l1 14h10l1-14', 'M10 11v6', 'M14 11v6'),
);
export const UploadIcon = createStrokeIcon('Upload', paths('M12 16V4', 'M7 9l5-5 5 5', 'M4 16v4h16v-4'));
export const DownloadIcon = createStrokeIcon('Download', paths('M12 4v12', 'M7 11l5 5 5-5', 'M4 16v4h16v-4'));
export const StarIcon = createStrokeIcon(
  'Star',
  paths('M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9L3.5 9.7l5.9-.8z'),
);
export const GripIcon = createSvgIcon(
  <path d="M9 4.6a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3m6 0a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3m-6 5.9a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3m6 0a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3m-6 5.9a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3m6 0a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3" />,
  'Grip',
);
export const OptionsIcon = createStrokeIcon(
  'Options',
  paths('M3.5 6.5 5 8l3-3.5', 'M3.5 16.5 5 18l3-3.5', 'M12 6.5h8.5', 'M12 16.5h8.5'),
);
export const MoreIcon = createSvgIcon(
  <path d="M5 10.2a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6m7 0a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6m7 0a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6" />,
  'More',
);
export const OfflineIcon = createStrokeIcon(
  'Offline',
  paths(
    'M4 4l16 16',
    'M3 9a14 14 0 0 1 4-2.5',
    'M11 5.5A14 14 0 0 1 21 9',
    'M6.5 13a8 8 0 0 1 3-1.8',
    'M14 11.3a8 8 0 0 1 3.5 1.7',
    'M12 18h.01',
  ),
);
export const LinkIcon = createStrokeIcon(
  'Link',
  paths(
    'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7l-1.5 1.5',
    'M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7l1.5-1.5',
  ),
);
export const CopyIcon = createStrokeIcon('Copy', paths('M8 8h12v12H8z', 'M16 8V4H4v12h4'));
export const SendIcon = createStrokeIcon('Send', paths('M21 3 10 14', 'M21 3l-7 18-4-7-7-4z'));
export const StopIcon = createStrokeIcon('Stop', paths('M7 7h10v10H7z'));
export const QuestionIcon = createStrokeIcon(
  'Question',
  paths(
    'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18',
    'M9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.7.3-1 .9-1 1.7',
    'M12 16.8h.01',
  ),
);
export const PrintIcon = createStrokeIcon(
  'Print',
  paths('M7 9V3h10v6', 'M7 18H4V9h16v9h-3', 'M7 14h10v7H7z'),
);
export const KeyIcon = createStrokeIcon(
  'Key',
  paths('M8 20a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9', 'M11.2 12.3 20 3.5', 'M16.5 7l3 3', 'M13.5 10l2 2'),
);
export const PhoneScreenIcon = createStrokeIcon('PhoneScreen', paths('M7 2.5h10v19H7z', 'M11 18.5h2'));
export const ArchiveIcon = createStrokeIcon('Archive', paths('M4 5h16v4H4z', 'M5.5 9v10h13V9', 'M10 13h4'));
export const RestoreIcon = createStrokeIcon('Restore', paths('M4 12a8 8 0 1 0 2.6-5.9', 'M4 4v4.5h4.5'));
