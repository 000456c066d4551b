import {route} from '@react-router/dev/routes';

export const stockNoticeRoutes = [route('back-in-stock', 'back-in-stock/pages/back-in-stock.tsx')];
