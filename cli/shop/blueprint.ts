/** What the storefront was last tried with. */
const versions = {
  php: '8.2',
  wordpress: '7.1',
  woocommerce: '11.0.1',
  wpGraphql: '2.20.0',
  wooGraphql: '1.0.2',
};

export type Source = 'made before' | 'from disk' | 'downloaded';

const downloads = [
  `https://downloads.wordpress.org/plugin/woocommerce.${versions.woocommerce}.zip`,
  `https://downloads.wordpress.org/plugin/wp-graphql.${versions.wpGraphql}.zip`,
  `https://github.com/wp-graphql/wp-graphql-woocommerce/releases/download/v${versions.wooGraphql}/wp-graphql-woocommerce.zip`,
];

/** Each as WordPress names it; the last is the repository's own. */
export const plugins = [
  'woocommerce/woocommerce.php',
  'wp-graphql/wp-graphql.php',
  'wp-graphql-woocommerce/wp-graphql-woocommerce.php',
  'bellyful-storefront/bellyful-storefront.php',
];

/** What Playground does before it opens: plugins on, then settings, products and codes by our own script. */
export const toBlueprint = (source: Source) => ({
  $schema: 'https://playground.wordpress.net/blueprint-schema.json',
  // Without a version here Playground ignores its own --php. Another WordPress than the newest is fetched online.
  preferredVersions: {
    php: versions.php,
    wp: source === 'downloaded' ? versions.wordpress : 'latest',
  },
  steps: source === 'made before' ? [] : [...(source === 'downloaded' ? installs : []), ...opening],
});

const installs = downloads.map((url) => ({
  step: 'installPlugin',
  pluginData: {resource: 'url', url},
  options: {activate: false},
}));

const opening = [
  ...plugins.map((pluginPath) => ({step: 'activatePlugin', pluginPath})),
  {
    step: 'runPHP',
    code: "<?php require '/wordpress/wp-load.php'; require '/shop/wordpress/make-shop.php';",
  },
];
