import {reactRouter} from '@react-router/dev/vite';
import {hydrogen} from '@shopify/hydrogen/vite';
import {oxygen} from '@shopify/mini-oxygen/vite';
import tailwindcss from '@tailwindcss/vite';
import {defineConfig} from 'vite';
import {developmentSettings} from './hosts/development-settings.ts';

export default defineConfig(async ({command, mode}) => ({
  publicDir: 'app/public',
  plugins: [
    tailwindcss(),
    hydrogen({disableVirtualRoutes: true}),
    oxygen({env: command === 'serve' ? await developmentSettings(mode) : {}}),
    reactRouter(),
  ],
  resolve: {tsconfigPaths: true},
  ssr: {optimizeDeps: {include: ['rxjs']}},
  server: {host: '127.0.0.1', port: Number(process.env.PORT ?? 3000), strictPort: true},
  build: {assetsInlineLimit: 0},
}));
