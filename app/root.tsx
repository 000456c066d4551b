import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url';
import type {ReactNode} from 'react';
import {Links, Meta, Outlet, Scripts, ScrollRestoration} from 'react-router';
import {useNonce} from '~/lib/nonce';
import type {Route} from './+types/root';
import styles from './styles/app.css?url';

export const links: Route.LinksFunction = () => [
  {rel: 'preload', as: 'font', type: 'font/woff2', href: figtree, crossOrigin: 'anonymous'},
  {rel: 'preload', as: 'font', type: 'font/woff2', href: fraunces, crossOrigin: 'anonymous'},
  {rel: 'stylesheet', href: styles},
  {rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml'},
  {rel: 'apple-touch-icon', href: '/apple-touch-icon.png'},
];

export function Layout({children}: {children: ReactNode}) {
  const nonce = useNonce();
  return (
    <html lang="en-US">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fbf7ef" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}
