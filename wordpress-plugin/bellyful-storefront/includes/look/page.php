<?php
/** The page under WooCommerce where the owner chooses how the storefront looks. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Look;

use function Bellyful\Storefront\storefront_url;
use const Bellyful\Storefront\PLUGIN_FILE;
use const Bellyful\Storefront\VERSION;

defined( 'ABSPATH' ) || exit;

const PAGE = 'bellyful-look';

/** Adds the page to the menu. */
function add_page(): void {
	$hook = add_submenu_page( 'woocommerce', __( 'Storefront appearance', 'bellyful-storefront' ), __( 'Storefront appearance', 'bellyful-storefront' ), 'manage_woocommerce', PAGE, __NAMESPACE__ . '\show_page' );
	if ( $hook ) {
		add_action( 'load-' . $hook, __NAMESPACE__ . '\press_button' );
	}
}
add_action( 'admin_menu', __NAMESPACE__ . '\add_page', 71 );

/** Publishes what was typed, or takes it back, and leads back to the page: a reload does it not again. */
function press_button(): void {
	wp_enqueue_script( PAGE, plugins_url( 'assets/look.js', PLUGIN_FILE ), array(), VERSION, true );
	$button = isset( $_POST['button'] ) ? sanitize_key( wp_unslash( $_POST['button'] ) ) : '';
	if ( ! in_array( $button, array( 'publish', 'before' ), true ) || ! current_user_can( 'manage_woocommerce' ) ) {
		return;
	}
	check_admin_referer( PAGE );
	if ( 'before' === $button ) {
		as_before();
	} else {
		$look = to_look( typed() );
		if ( null === $look || array() !== problems( $look ) ) {
			return;
		}
		publish( $look );
	}
	wp_safe_redirect( admin_url( 'admin.php?page=' . PAGE . '&done=1' ) );
	exit;
}

/** What stands in the form that was sent, as it was typed; empty where none was. */
function typed(): array {
	$file = uploaded( 'look' );
	if ( '' !== $file ) {
		$look = json_decode( $file, true );
		return from_file( is_array( $look ) ? $look : array() );
	}
	$form = wc_clean( wp_unslash( $_POST ) ); // phpcs:ignore WordPress.Security.NonceVerification.Missing -- press_button() has looked, and nothing is done here.
	$logo = uploaded( 'logo' );

	if ( ! isset( $form['colors'] ) ) {
		return array();
	}
	foreach ( array_keys( NO_FONTS ) as $use ) {
		$font = uploaded( "font_$use" );

		$form['fonts'][ $use ] = '' !== $font ? to_font( $font ) : ( isset( $form['no_font'][ $use ] ) ? null : $form['fonts'][ $use ] ?? null );
	}

	return array(
		'tones' => json_decode( sanitize_text_field( $form['tones'] ?? '' ), true ),
		'logo'  => '' !== $logo ? to_logo( $logo ) ?? false : stored_logo( isset( $form['no_logo'] ) ? '' : $form['logo_before'] ?? '' ),
	) + $form;
}

/** What a file of the form has in it; empty where none was chosen. */
function uploaded( string $name ): string {
	$file = isset( $_FILES[ $name ]['tmp_name'] ) ? sanitize_text_field( $_FILES[ $name ]['tmp_name'] ) : ''; // phpcs:ignore WordPress.Security.NonceVerification.Missing -- press_button() has looked.

	return is_uploaded_file( $file ) ? (string) file_get_contents( $file ) : ''; // phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- a file of this request.
}

/** A look from what a file has that this page, or `npm run look`, has written. */
function from_file( array $look ): array {
	return array( 'logo' => stored_logo( $look['logo']['src'] ?? '' ) ) + $look + array( 'colors' => null );
}

/** A logo of before, looked at again: null where there was none, false where it is none. */
function stored_logo( mixed $src ): array|false|null {
	return is_string( $src ) && '' !== $src ? to_logo( (string) base64_decode( explode( ',', $src )[1] ?? '' ) ) ?? false : null; // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_decode -- a picture.
}

/** Prints the page. */
function show_page(): void {
	$typed  = typed();
	$shown  = ( array() === $typed ? published() ?? array() : $typed ) + OWN;
	$colors = to_colors( $shown['colors'], array_keys( OWN['colors'] ) ) ?? OWN['colors'];
	echo '<div class="wrap"><h1 class="wp-heading-inline">' . esc_html__( 'Storefront appearance', 'bellyful-storefront' ) . '</h1>';
	if ( null !== storefront_url() ) {
		printf( ' <a class="page-title-action" href="%s">%s</a>', esc_url( storefront_url() ), esc_html__( 'Open the storefront', 'bellyful-storefront' ) );
	}
	echo '<hr class="wp-header-end">';
	show_outcome( $typed );
	printf( '<p style="max-width:60em">%s</p><form method="post" enctype="multipart/form-data" id="bellyful-look" data-words="%s" style="display:flex;flex-wrap:wrap;gap:2em">', esc_html__( 'Five colours, from which all others are derived. What you see beside them is in the storefront once you publish it, and can be taken back. What cannot be read is not published (WCAG 2.2 AA).', 'bellyful-storefront' ), esc_attr( (string) wp_json_encode( words() ) ) );
	wp_nonce_field( PAGE );
	echo '<div><input type="hidden" name="tones" value=""><table class="form-table" role="presentation" style="width:auto">';
	foreach ( name_words() as $name => $label ) {
		printf( '<tr><th><label for="look-%1$s">%2$s</label></th><td><input type="text" id="look-%1$s" name="%1$s" value="%3$s" maxlength="100" class="regular-text"></td></tr>', esc_attr( $name ), esc_html( $label ), esc_attr( $shown[ $name ] ?? '' ) );
	}
	foreach ( labels() as $name => $label ) {
		printf( '<tr><th><label for="color-%1$s">%2$s</label></th><td><input type="color" id="color-%1$s" name="colors[%1$s]" value="%3$s"> <code>%3$s</code></td></tr>', esc_attr( $name ), esc_html( $label ), esc_attr( $colors[ $name ] ) );
	}
	foreach ( choice_words() as $name => list( $label, $words ) ) {
		printf( '<tr><th><label for="look-%1$s">%2$s</label></th><td><select id="look-%1$s" name="%1$s">', esc_attr( $name ), esc_html( $label ) );
		foreach ( $words as $value => $word ) {
			printf( '<option value="%s" %s>%s</option>', esc_attr( $value ), selected( $value, $shown[ $name ], false ), esc_html( $word ) );
		}
		echo '</select></td></tr>';
	}
	foreach ( font_words() as $use => $label ) {
		$font = $shown['fonts'][ $use ] ?? null;
		printf( '<tr><th><label for="font-%1$s">%2$s</label></th><td><input type="file" id="font-%1$s" name="font_%1$s" accept=".woff2">', esc_attr( $use ), esc_html( $label ) );
		if ( $font ) {
			printf( '<p><input type="hidden" name="fonts[%1$s]" value="%2$s">%3$s <label><input type="checkbox" name="no_font[%1$s]" value="1"> %4$s</label></p>', esc_attr( $use ), esc_attr( $font ), esc_html__( 'Own letters are in use.', 'bellyful-storefront' ), esc_html__( 'Without them', 'bellyful-storefront' ) );
		}
		echo '</td></tr>';
	}
	show_logo( ( $shown['logo'] ?? null ) ?: null );
	printf( '<tr><th><label for="look-file">%s</label></th><td><input type="file" id="look-file" name="look" accept=".json">', esc_html__( 'A whole look from a file', 'bellyful-storefront' ) );
	if ( null !== published() ) {
		printf( '<p><a download="look.json" href="data:application/json,%s">%s</a></p>', esc_attr( rawurlencode( (string) wp_json_encode( published() ) ) ), esc_html__( 'Store the published one as a file', 'bellyful-storefront' ) );
	}
	echo '</td></tr>';
	printf( '<tr><th>%s</th><td>%s <a href="%s">%s</a></td></tr>', esc_html__( 'Mark for small sizes', 'bellyful-storefront' ), has_site_icon() ? sprintf( '<img src="%s" alt="" width="32" height="32">', esc_url( get_site_icon_url( 64 ) ) ) : '', esc_url( admin_url( 'options-general.php' ) ), esc_html__( 'WordPress\' own site icon, under Settings, General', 'bellyful-storefront' ) );
	printf( '</table><p><button class="button button-primary" name="button" value="publish">%s</button> <button class="button" name="button" value="before" formnovalidate>%s</button></p><ul data-failing></ul></div>', esc_html__( 'Publish', 'bellyful-storefront' ), esc_html__( 'As before', 'bellyful-storefront' ) );
	show_samples();
	echo '</form></div>';
}

/** Says what came of a press. */
function show_outcome( array $typed ): void {
	if ( array() !== $typed ) {
		$look     = to_look( $typed );
		$problems = null === $look ? array( __( 'The colours did not come along: this page needs its script.', 'bellyful-storefront' ) ) : problems( $look );
		printf( '<div class="notice notice-error"><p><strong>%s</strong></p><p>%s</p></div>', esc_html__( 'Not published.', 'bellyful-storefront' ), implode( '<br>', array_map( 'esc_html', $problems ) ) );
	} elseif ( isset( $_GET['done'] ) ) { // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- a sentence is shown, nothing is done.
		$sentence = null === published() ? __( 'The storefront has its own look.', 'bellyful-storefront' ) : __( 'The storefront looks like this now.', 'bellyful-storefront' );
		printf( '<div class="notice notice-success"><p>%s</p></div>', esc_html( $sentence ) );
	}
}

/** What stands against publishing it, in sentences. */
function problems( array $look ): array {
	$problems = false === $look['logo'] ? array( __( 'The logo is no SVG of shapes and no PNG, or larger than 60 KB.', 'bellyful-storefront' ) ) : array();
	if ( in_array( false, $look['fonts'], true ) ) {
		$problems[] = __( 'The letters are no WOFF2, or larger than 200 KB.', 'bellyful-storefront' );
	}
	$names = tone_names();
	foreach ( $look['tones'] as $appearance => $tones ) {
		foreach ( failing( $tones ) as $pair ) {
			/* translators: 1 and 2: names of colours, 3 and 4: contrasts */
			$sentence   = sprintf( __( '%1$s on %2$s has a contrast of %3$s and needs %4$s.', 'bellyful-storefront' ), $names[ $pair['tone'] ], $names[ $pair['on'] ], number_format_i18n( $pair['has'], 2 ), number_format_i18n( $pair['needs'], 1 ) );
			$problems[] = 'dark' === $appearance ? in_the_dark() . ' ' . $sentence : $sentence;
		}
	}

	return $problems;
}

/** What begins a sentence about the dark appearance. */
function in_the_dark(): string {
	return __( 'In the dark:', 'bellyful-storefront' );
}

/** The shop's name and the line below it, which are WordPress' site title and tagline from then on. */
function name_words(): array {
	return array(
		'name' => __( 'Name of the shop; empty for the storefront\'s own', 'bellyful-storefront' ),
		'line' => __( 'Line below it', 'bellyful-storefront' ),
	);
}

/** Letters of her own. */
function font_words(): array {
	return array(
		'display' => __( 'Own letters of headings (WOFF2 up to 200 KB, with a licence for the web)', 'bellyful-storefront' ),
		'text'    => __( 'Own letters of texts', 'bellyful-storefront' ),
	);
}

/** The three choices and their values, as the owner knows them. */
function choice_words(): array {
	$letters = array(
		'fraunces'  => __( 'Fraunces and Figtree (the storefront\'s own)', 'bellyful-storefront' ),
		'figtree'   => __( 'Figtree alone', 'bellyful-storefront' ),
		'editorial' => __( 'Fraunces, with a book\'s letters', 'bellyful-storefront' ),
		'old-style' => __( 'Old style, with Figtree', 'bellyful-storefront' ),
		'book'      => __( 'A book\'s', 'bellyful-storefront' ),
		'humanist'  => __( 'Humanist', 'bellyful-storefront' ),
		'geometric' => __( 'Geometric', 'bellyful-storefront' ),
		'system'    => __( 'Those of each device', 'bellyful-storefront' ),
	);
	$corners = array(
		'square' => __( 'Square', 'bellyful-storefront' ),
		'soft'   => __( 'Soft', 'bellyful-storefront' ),
		'round'  => __( 'Round', 'bellyful-storefront' ),
	);
	$density = array(
		'close' => __( 'Close', 'bellyful-storefront' ),
		'usual' => __( 'Usual', 'bellyful-storefront' ),
		'roomy' => __( 'Roomy', 'bellyful-storefront' ),
	);

	return array(
		'corners' => array( __( 'Corners', 'bellyful-storefront' ), $corners ),
		'density' => array( __( 'Distances', 'bellyful-storefront' ), $density ),
		'letters' => array( __( 'Letters', 'bellyful-storefront' ), $letters ),
	);
}

/** Prints the field of the logo, and the one that is shown, which the form brings along. */
function show_logo( ?array $logo ): void {
	printf( '<tr><th><label for="look-logo">%s</label></th><td><input type="file" id="look-logo" name="logo" accept=".svg,.png">', esc_html__( 'Logo (SVG, or PNG up to 60 KB)', 'bellyful-storefront' ) );
	if ( null !== $logo ) {
		printf( '<p><input type="hidden" name="logo_before" value="%1$s"><img src="%1$s" alt="" style="height:2.5em;max-width:16em"> <label><input type="checkbox" name="no_logo" value="1"> %2$s</label></p>', esc_attr( $logo['src'] ), esc_html__( 'Without it', 'bellyful-storefront' ) );
	}
	echo '</td></tr>';
}

/** The five, as the owner knows them. */
function labels(): array {
	return array(
		'ground' => __( 'Ground', 'bellyful-storefront' ),
		'ink'    => __( 'Ink', 'bellyful-storefront' ),
		'brand'  => __( 'Brand', 'bellyful-storefront' ),
		'accent' => __( 'Accent', 'bellyful-storefront' ),
		'sale'   => __( 'Sale', 'bellyful-storefront' ),
	);
}

/** What is derived from them and must be read, or stands below what is read. */
function tone_names(): array {
	$five = labels();

	return array(
		'cream'       => $five['ground'],
		'sand'        => __( 'Dark ground', 'bellyful-storefront' ),
		'field'       => __( 'Edge of a field', 'bellyful-storefront' ),
		'ink'         => $five['ink'],
		'ink-soft'    => __( 'Soft ink', 'bellyful-storefront' ),
		'placeholder' => __( 'Hint in a field', 'bellyful-storefront' ),
		'leaf'        => $five['brand'],
		'leaf-dark'   => __( 'Dark brand', 'bellyful-storefront' ),
		'sage'        => __( 'Pale brand', 'bellyful-storefront' ),
		'sage-light'  => __( 'Palest brand', 'bellyful-storefront' ),
		'honey'       => $five['accent'],
		'honey-light' => __( 'Pale accent', 'bellyful-storefront' ),
		'clay'        => $five['sale'],
		'clay-light'  => __( 'Pale sale', 'bellyful-storefront' ),
		'clay-dark'   => __( 'Dark sale', 'bellyful-storefront' ),
		'surface'     => __( 'Card', 'bellyful-storefront' ),
		'deep'        => __( 'Deep brand', 'bellyful-storefront' ),
		'white'       => __( 'White', 'bellyful-storefront' ),
		'sky'         => __( 'Blue of what is missing', 'bellyful-storefront' ),
		'alarm'       => __( 'Dark red of warnings', 'bellyful-storefront' ),
		'error'       => __( 'Red of mistakes', 'bellyful-storefront' ),
	);
}

/** What the page's script says. */
function words(): array {
	return array(
		'names' => labels(),
		'tones' => tone_names(),
		'dark'  => in_the_dark(),
		/* translators: 1: a colour's name, 2: another's, 3 and 4: contrasts, 5: a lightness contrast */
		'pair'  => __( '%1$s on %2$s: %3$s, needs %4$s (APCA: Lc %5$s)', 'bellyful-storefront' ),
		/* translators: 1: a colour's name, 2: a colour */
		'take'  => __( '%1$s becomes %2$s', 'bellyful-storefront' ),
		'none'  => __( 'All that stands on these colours can be read.', 'bellyful-storefront' ),
	);
}

/** Prints a small page of samples, in the colours that stand in the fields, light and dark. */
function show_samples(): void {
	$button = 'display:inline-block;border-radius:calc(99px * var(--corners));padding:calc(.6em * var(--density)) calc(1.4em * var(--density));font-weight:600;margin-right:.6em;';
	$sample = sprintf(
		' style="padding:1.5em;border-radius:1em;font:15px/1.5 var(--text);background:var(--cream);color:var(--ink)">
		<h2 style="color:var(--ink);font:600 1.8em/1.2 var(--display);margin:0 0 .4em">%1$s</h2>
		<p style="color:var(--ink-soft);font-size:1em">%2$s <a href="#" style="color:var(--leaf)">%3$s</a></p>
		<p><span style="%4$sbackground:var(--leaf);color:var(--surface)">%5$s</span><span style="%4$sborder:1.5px solid var(--leaf);color:var(--leaf)">%6$s</span></p>
		<div style="background:var(--surface);border:1px solid var(--line);border-radius:calc(1em * var(--corners));padding:calc(1em * var(--density));margin:1em 0"><strong>%7$s</strong> <s style="color:var(--ink-soft)">$24</s> <strong style="color:var(--clay)">$18</strong> <span style="background:var(--clay);color:var(--surface);border-radius:99px;padding:.1em .7em">%8$s</span> <span style="background:var(--sage);color:var(--leaf-dark);border-radius:99px;padding:.1em .7em">%9$s</span><br><input type="text" value="%10$s" style="margin-top:.8em;background:var(--surface);color:var(--ink);border:1px solid var(--field);outline:3px solid var(--leaf);outline-offset:2px" readonly></div>
		<p style="background:var(--honey-light);border-radius:.7em;padding:.7em">%2$s</p>
		<p style="background:var(--clay-light);color:var(--clay-dark);border-radius:.7em;padding:.7em">%2$s</p>
		<p style="background:var(--deep);color:var(--white);border-radius:.7em;padding:.7em"><span style="color:var(--honey)">★★★★★</span> %2$s</p></div>',
		esc_html__( 'A heading', 'bellyful-storefront' ),
		esc_html__( 'A few words, as they are read on the storefront.', 'bellyful-storefront' ),
		esc_html__( 'A link', 'bellyful-storefront' ),
		esc_attr( $button ),
		esc_html__( 'Add to cart', 'bellyful-storefront' ),
		esc_html__( 'More', 'bellyful-storefront' ),
		esc_html__( 'A product', 'bellyful-storefront' ),
		esc_html__( 'Sale', 'bellyful-storefront' ),
		esc_html__( 'In stock', 'bellyful-storefront' ),
		esc_attr( __( 'A field with the focus', 'bellyful-storefront' ) )
	);
	// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped above.
	echo '<div style="flex:1;min-width:20em;max-width:38em;display:grid;gap:1em;align-content:start"><div data-samples' . $sample . '<div data-samples="dark"' . $sample . '</div>';
}
