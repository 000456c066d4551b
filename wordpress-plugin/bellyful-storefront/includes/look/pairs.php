<?php
/** What a look may be, and which of its tones stands on what; from build/look: node build/look/write.ts */

declare( strict_types=1 );

namespace Bellyful\Storefront\Look;

defined( 'ABSPATH' ) || exit;

const CORNERS = array( 'square' => 0, 'soft' => 1, 'round' => 1.75 );
const DENSITY = array( 'close' => 0.9, 'usual' => 1, 'roomy' => 1.1 );

/** Of each pair the families of headings and of texts. */
const LETTERS = array(
	'fraunces'  => array( "Fraunces, 'Fraunces late', serif", "Figtree, 'Figtree late', sans-serif" ),
	'figtree'   => array( "Figtree, 'Figtree late', sans-serif", "Figtree, 'Figtree late', sans-serif" ),
	'editorial' => array( "Fraunces, 'Fraunces late', serif", "Charter, 'Bitstream Charter', 'Sitka Text', Cambria, serif" ),
	'old-style' => array( "'Iowan Old Style', 'Palatino Linotype', 'URW Palladio L', P052, serif", "Figtree, 'Figtree late', sans-serif" ),
	'book'      => array( "Charter, 'Bitstream Charter', 'Sitka Text', Cambria, serif", "Charter, 'Bitstream Charter', 'Sitka Text', Cambria, serif" ),
	'humanist'  => array( "Seravek, 'Gill Sans Nova', Ubuntu, Calibri, 'DejaVu Sans', sans-serif", "Seravek, 'Gill Sans Nova', Ubuntu, Calibri, 'DejaVu Sans', sans-serif" ),
	'geometric' => array( "Avenir, Montserrat, Corbel, 'URW Gothic', sans-serif", "Avenir, Montserrat, Corbel, 'URW Gothic', sans-serif" ),
	'system'    => array( 'system-ui, sans-serif', 'system-ui, sans-serif' ),
);

const TONES = array( 'cream', 'sand', 'line', 'field', 'ink', 'ink-soft', 'placeholder', 'off', 'off-line', 'off-ink', 'leaf', 'leaf-dark', 'sage', 'sage-light', 'sprout', 'honey', 'honey-light', 'clay', 'clay-light', 'clay-dark' );

/** What no look changes. */
const FIXED = array(
	'white' => '#ffffff',
	'sky'   => '#2c5775',
	'alarm' => '#7a2e14',
	'error' => '#9b2c14',
);

/** A ground, what stands on it, and the contrast that it needs. */
const PAIRS = array(
	array( 'white', 'ink', 4.5 ),
	array( 'white', 'ink-soft', 4.5 ),
	array( 'white', 'placeholder', 4.5 ),
	array( 'white', 'leaf', 4.5 ),
	array( 'white', 'leaf-dark', 4.5 ),
	array( 'white', 'clay', 4.5 ),
	array( 'white', 'clay-dark', 4.5 ),
	array( 'white', 'error', 4.5 ),
	array( 'white', 'field', 3 ),
	array( 'cream', 'ink', 4.5 ),
	array( 'cream', 'ink-soft', 4.5 ),
	array( 'cream', 'leaf', 4.5 ),
	array( 'cream', 'leaf-dark', 4.5 ),
	array( 'cream', 'clay', 4.5 ),
	array( 'cream', 'clay-dark', 4.5 ),
	array( 'cream', 'error', 4.5 ),
	array( 'cream', 'field', 3 ),
	array( 'sand', 'ink', 4.5 ),
	array( 'sand', 'ink-soft', 4.5 ),
	array( 'sand', 'leaf', 4.5 ),
	array( 'sand', 'leaf-dark', 4.5 ),
	array( 'sand', 'clay', 3 ),
	array( 'sage-light', 'ink', 4.5 ),
	array( 'sage-light', 'ink-soft', 4.5 ),
	array( 'sage-light', 'leaf', 4.5 ),
	array( 'sage-light', 'leaf-dark', 4.5 ),
	array( 'sage-light', 'clay', 3 ),
	array( 'sage', 'ink', 4.5 ),
	array( 'sage', 'leaf', 4.5 ),
	array( 'sage', 'leaf-dark', 4.5 ),
	array( 'clay-light', 'ink', 4.5 ),
	array( 'clay-light', 'ink-soft', 4.5 ),
	array( 'clay-light', 'clay-dark', 4.5 ),
	array( 'clay-light', 'alarm', 4.5 ),
	array( 'clay-light', 'clay', 3 ),
	array( 'honey-light', 'ink', 4.5 ),
	array( 'honey-light', 'ink-soft', 4.5 ),
	array( 'honey-light', 'leaf', 4.5 ),
	array( 'honey', 'ink', 4.5 ),
	array( 'leaf', 'white', 4.5 ),
	array( 'leaf-dark', 'white', 4.5 ),
	array( 'leaf-dark', 'sage', 4.5 ),
	array( 'leaf-dark', 'honey', 3 ),
	array( 'clay', 'white', 4.5 ),
	array( 'sky', 'white', 4.5 ),
);
