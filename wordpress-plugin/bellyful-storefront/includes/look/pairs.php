<?php
/** What a look may be, and which of its tones stands on what; from build/look: node build/look/write.ts */

declare( strict_types=1 );

namespace Bellyful\Storefront\Look;

defined( 'ABSPATH' ) || exit;

/** The storefront's own. */
const OWN = array(
	'colors' => array( 'ground' => '#fbf7ef', 'ink' => '#24302a', 'brand' => '#2f5d46', 'accent' => '#e9b44c', 'sale' => '#b5532f' ),
	'corners' => 'soft',
	'density' => 'usual',
	'letters' => 'fraunces',
);

/** Of each choice its values; of a pair of letters the families of headings and of texts. */
const CHOICES = array(
	'corners' => array( 'square' => 0, 'soft' => 1, 'round' => 1.75 ),
	'density' => array( 'close' => 0.9, 'usual' => 1, 'roomy' => 1.1 ),
	'letters' => array(
		'fraunces' => array( "Fraunces, 'Fraunces late', serif", "Figtree, 'Figtree late', sans-serif" ),
		'figtree' => array( "Figtree, 'Figtree late', sans-serif", "Figtree, 'Figtree late', sans-serif" ),
		'editorial' => array( "Fraunces, 'Fraunces late', serif", "Charter, 'Bitstream Charter', 'Sitka Text', Cambria, serif" ),
		'old-style' => array( "'Iowan Old Style', 'Palatino Linotype', 'URW Palladio L', P052, serif", "Figtree, 'Figtree late', sans-serif" ),
		'book' => array( "Charter, 'Bitstream Charter', 'Sitka Text', Cambria, serif", "Charter, 'Bitstream Charter', 'Sitka Text', Cambria, serif" ),
		'humanist' => array( "Seravek, 'Gill Sans Nova', Ubuntu, Calibri, 'DejaVu Sans', sans-serif", "Seravek, 'Gill Sans Nova', Ubuntu, Calibri, 'DejaVu Sans', sans-serif" ),
		'geometric' => array( "Avenir, Montserrat, Corbel, 'URW Gothic', sans-serif", "Avenir, Montserrat, Corbel, 'URW Gothic', sans-serif" ),
		'system' => array( 'system-ui, sans-serif', 'system-ui, sans-serif' ),
	),
);

const TONES = array( 'white', 'surface', 'cream', 'sand', 'line', 'field', 'ink', 'ink-soft', 'placeholder', 'off', 'off-line', 'off-ink', 'leaf', 'leaf-dark', 'deep', 'sage', 'sage-light', 'sprout', 'honey', 'honey-light', 'clay', 'clay-light', 'clay-dark', 'sky', 'alarm', 'error' );

/** Of a ground the contrast that each tone needs which stands on it. */
const PAIRS = array(
	'surface' => array( 'ink' => 4.5, 'ink-soft' => 4.5, 'placeholder' => 4.5, 'leaf' => 4.5, 'leaf-dark' => 4.5, 'clay' => 4.5, 'clay-dark' => 4.5, 'error' => 4.5, 'field' => 3 ),
	'cream' => array( 'ink' => 4.5, 'ink-soft' => 4.5, 'leaf' => 4.5, 'leaf-dark' => 4.5, 'clay' => 4.5, 'clay-dark' => 4.5, 'error' => 4.5, 'field' => 3 ),
	'sand' => array( 'ink' => 4.5, 'ink-soft' => 4.5, 'leaf' => 4.5, 'leaf-dark' => 4.5, 'clay' => 3 ),
	'sage-light' => array( 'ink' => 4.5, 'ink-soft' => 4.5, 'leaf' => 4.5, 'leaf-dark' => 4.5, 'clay' => 3 ),
	'sage' => array( 'ink' => 4.5, 'leaf' => 4.5, 'leaf-dark' => 4.5 ),
	'clay-light' => array( 'ink' => 4.5, 'ink-soft' => 4.5, 'clay-dark' => 4.5, 'alarm' => 4.5, 'clay' => 3 ),
	'honey-light' => array( 'ink' => 4.5, 'ink-soft' => 4.5, 'leaf' => 4.5 ),
	'honey' => array( 'deep' => 4.5 ),
	'leaf' => array( 'surface' => 4.5 ),
	'leaf-dark' => array( 'surface' => 4.5 ),
	'clay' => array( 'surface' => 4.5 ),
	'sky' => array( 'surface' => 4.5 ),
	'deep' => array( 'white' => 4.5, 'honey' => 3 ),
	'white' => array( 'deep' => 4.5 ),
);
