import { defineParts } from '@quillcare/service-kit';
import { ChooseDashboardViewHandler } from './operations/choose-dashboard-view.handler';
import { ChooseUsualSiteHandler } from './operations/choose-usual-site.handler';
import { CreateProfileHandler } from './operations/create-profile.handler';
import { GetProfileQuery } from './operations/get-profile.query';
import { UpdateProfileHandler } from './operations/update-profile.handler';

export const profileParts = defineParts({
  handlers: [
    GetProfileQuery,
    UpdateProfileHandler,
    CreateProfileHandler,
    ChooseDashboardViewHandler,
    ChooseUsualSiteHandler,
  ],
});
