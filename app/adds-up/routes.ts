import {route} from '@react-router/dev/routes';

export const addsUpRoutes = [route('what-adds-up', 'adds-up/pages/what-adds-up.tsx')];
