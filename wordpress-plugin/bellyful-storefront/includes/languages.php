<?php
/** The further languages of the storefront, by their codes; from app/content/languages.json: node build/plugin-pot.ts */

declare( strict_types=1 );

namespace Bellyful\Storefront\Language;

defined( 'ABSPATH' ) || exit;

const LANGUAGES = array(
	'es' => array(
		'locale' => 'es_US',
		'prefix' => '/es',
		'name'   => 'Español',
	),
);
