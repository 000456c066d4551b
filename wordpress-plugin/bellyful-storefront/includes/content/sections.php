<?php
/** The storefront's sections as blocks: a table of their fields, and what the storefront reads of each. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Content;

use WP_Block;
use function Bellyful\Storefront\Reviews\to_typed;
use function Bellyful\Storefront\storefront_url;
use function Bellyful\Storefront\has;
use const Bellyful\Storefront\PLUGIN_FILE;
use const Bellyful\Storefront\VERSION;

defined( 'ABSPATH' ) || exit;

/** The storefront's own drawings. */
const ICONS = array( 'badge-usa', 'badge-gluten-free', 'badge-no-sugar', 'badge-vegan', 'badge-scientific', 'scenario-never', 'scenario-current', 'scenario-aftercare', 'scenario-coming-off', 'scenario-staying-on', 'scenario-last-20' );

/** Of each kind its name, its fields, and the name and the fields of what it lists. */
function kinds(): array {
	return array(
		'hero'       => array( __( 'Section: opening', 'bellyful-storefront' ), 'heading text picture film lines label href moreLabel moreHref' ),
		'steps'      => array( __( 'Section: how it works', 'bellyful-storefront' ), 'heading text', __( 'Step', 'bellyful-storefront' ), 'picture heading text' ),
		'products'   => array( __( 'Section: products', 'bellyful-storefront' ), 'heading text by products category purpose count hasOffers label href' ),
		'comparison' => array( __( 'Section: comparison', 'bellyful-storefront' ), 'heading text picture ours theirs note', __( 'Row', 'bellyful-storefront' ), 'heading ours theirs' ),
		'claim'      => array( __( 'Section: what you say', 'bellyful-storefront' ), 'picture heading text label href' ),
		'scenarios'  => array( __( 'Section: situations', 'bellyful-storefront' ), 'heading text note', __( 'Situation', 'bellyful-storefront' ), 'icon heading text label href' ),
		'offers'     => array( __( 'Section: starter offers', 'bellyful-storefront' ), 'heading text' ),
		'quotes'     => array( __( 'Section: quotes', 'bellyful-storefront' ), 'heading text', __( 'Quote', 'bellyful-storefront' ), 'text heading' ),
		'seals'      => array( __( 'Section: seals', 'bellyful-storefront' ), 'heading', __( 'Seal', 'bellyful-storefront' ), 'icon heading' ),
		'questions'  => array( __( 'Section: questions', 'bellyful-storefront' ), 'heading text count label href' ),
		'recipes'    => array( __( 'Section: recipes', 'bellyful-storefront' ), 'heading text count label href' ),
		'journal'    => array( __( 'Section: journal', 'bellyful-storefront' ), 'heading text count label href' ),
		'closing'    => array( __( 'Section: closing call', 'bellyful-storefront' ), 'heading text picture label href', __( 'Seal', 'bellyful-storefront' ), 'icon heading' ),
	);
}

/** How each field is filled in, and what it is called. */
function section_fields(): array {
	return array(
		'heading'   => array( 'title', __( 'Heading', 'bellyful-storefront' ) ),
		'text'      => array( 'paragraphs', __( 'Text, a paragraph a line', 'bellyful-storefront' ) ),
		'lines'     => array( 'paragraphs', __( 'Promises, a line each; empty for the shop’s own of shipping and delivery', 'bellyful-storefront' ) ),
		'note'      => array( 'paragraphs', __( 'Small print', 'bellyful-storefront' ) ),
		'ours'      => array( 'paragraphs', __( 'On the left', 'bellyful-storefront' ) ),
		'theirs'    => array( 'paragraphs', __( 'On the right', 'bellyful-storefront' ) ),
		'label'     => array( 'words', __( 'Words of the link', 'bellyful-storefront' ) ),
		'href'      => array( 'address', __( 'Where the link leads: /products, or https://…', 'bellyful-storefront' ) ),
		'moreLabel' => array( 'words', __( 'Words of a second link', 'bellyful-storefront' ) ),
		'moreHref'  => array( 'address', __( 'Where the second link leads', 'bellyful-storefront' ) ),
		'picture'   => array( 'picture', __( 'Picture', 'bellyful-storefront' ) ),
		'film'      => array( 'film', __( 'Silent film', 'bellyful-storefront' ) ),
		'icon'      => array( array( '' => '' ) + array_combine( ICONS, ICONS ), __( 'Drawing', 'bellyful-storefront' ) ),
		'by'        => array(
			array(
				'chosen'   => __( 'Chosen by hand', 'bellyful-storefront' ),
				'category' => __( 'Of a category', 'bellyful-storefront' ),
				'purpose'  => __( 'For a purpose', 'bellyful-storefront' ),
				'best'     => __( 'Best sold', 'bellyful-storefront' ),
				'back'     => __( 'Back in stock again', 'bellyful-storefront' ),
				'start'    => __( 'To start with: kit, noodles, capsules, something sweet', 'bellyful-storefront' ),
			),
			__( 'Which products', 'bellyful-storefront' ),
		),
		'products'  => array( 'products', __( 'Products, by their names', 'bellyful-storefront' ) ),
		'category'  => array( array( '' => '' ) + array_column( (array) get_terms( array( 'taxonomy' => 'product_cat' ) ), 'name', 'slug' ), __( 'Category', 'bellyful-storefront' ) ),
		'purpose'   => array( 'words', __( 'Purpose, in words that shoppers look for: sleep', 'bellyful-storefront' ) ),
		'count'     => array( 'number', __( 'How many at most', 'bellyful-storefront' ) ),
		'hasOffers' => array( 'switch', __( 'With the starter offers below', 'bellyful-storefront' ) ),
		'ground'    => array(
			array(
				''      => __( 'The page’s', 'bellyful-storefront' ),
				'sand'  => __( 'Sand', 'bellyful-storefront' ),
				'sage'  => __( 'Sage', 'bellyful-storefront' ),
				'honey' => __( 'Honey', 'bellyful-storefront' ),
			),
			__( 'Ground', 'bellyful-storefront' ),
		),
	);
}

/** The blocks: of each its title, the names of its fields, the block that it lists, and the one that lists it. */
function section_blocks(): array {
	$blocks = array();
	foreach ( kinds() as $kind => $told ) {
		$item = isset( $told[2] ) ? "bellyful/$kind-item" : null;

		$blocks[ "bellyful/$kind" ] = array(
			'title'  => $told[0],
			'names'  => explode( ' ', "$told[1] ground" ),
			'item'   => $item,
			'parent' => null,
		);
		if ( null !== $item ) {
			$blocks[ $item ] = array(
				'title'  => $told[2],
				'names'  => explode( ' ', $told[3] ),
				'item'   => null,
				'parent' => array( "bellyful/$kind" ),
			);
		}
	}

	return $blocks;
}

/** Registers them; the editor's script and styles are the same for all. */
function register_sections(): void {
	$folder = plugins_url( 'includes/content/', PLUGIN_FILE );
	$types  = array(
		'picture'   => 'object',
		'products'  => 'array',
		'count'     => 'number',
		'hasOffers' => 'boolean',
	);
	wp_register_script( 'bellyful-sections', "{$folder}sections.js", array( 'wp-api-fetch', 'wp-block-editor', 'wp-blocks', 'wp-components', 'wp-element', 'wp-hooks', 'wp-url' ), VERSION, true );
	wp_register_style( 'bellyful-sections', "{$folder}sections.css", array(), VERSION );
	foreach ( section_blocks() as $name => $block ) {
		register_block_type(
			$name,
			array(
				'api_version'           => 3,
				'title'                 => $block['title'],
				'category'              => 'design',
				'icon'                  => 'align-wide',
				'parent'                => $block['parent'],
				'attributes'            => array_map( static fn( string $field ): array => array( 'type' => $types[ $field ] ?? 'string' ), array_combine( $block['names'], $block['names'] ) ),
				'supports'              => array(
					'html'     => false,
					'inserter' => has( substr( $name, strlen( 'bellyful/' ) ) ),
				),
				'editor_script_handles' => array( 'bellyful-sections' ),
				'editor_style_handles'  => array( 'bellyful-sections' ),
				'render_callback'       => null === $block['parent'] ? __NAMESPACE__ . '\render_section' : null,
			)
		);
	}
}
add_action( 'init', __NAMESPACE__ . '\register_sections', 20 );

/** What the editor's script makes its fields from. */
function describe_sections(): void {
	$described = array(
		'fields'     => section_fields(),
		'storefront' => storefront_url(),
		'blocks'     => section_blocks(),
		'words'      => array(
			'choose'  => __( 'Choose', 'bellyful-storefront' ),
			'remove'  => __( 'Remove', 'bellyful-storefront' ),
			'alt'     => __( 'What the picture shows, for who does not see it', 'bellyful-storefront' ),
			'noAlt'   => __( 'Please say what the picture shows, unless it only repeats the words beside it.', 'bellyful-storefront' ),
			'missing' => __( 'This picture is no longer in the media library: the storefront shows none. Please choose another one.', 'bellyful-storefront' ),
			'focus'   => __( 'What must be seen of it', 'bellyful-storefront' ),
			'section' => __( 'Section', 'bellyful-storefront' ),
			'video'   => __( 'The storefront shows videos of YouTube and Vimeo by their address, also where this editor says that they could not be embedded. Anything else is a link there; Preview shows it.', 'bellyful-storefront' ),
		),
	);
	wp_add_inline_script( 'bellyful-sections', 'window.bellyfulSections = ' . wp_json_encode( $described ) . ';', 'before' );
}
add_action( 'enqueue_block_editor_assets', __NAMESPACE__ . '\describe_sections' );

/** A section for the storefront, and its words for whoever reads the page elsewhere. */
function render_section( array $attributes, string $content, WP_Block $block ): string {
	$items = array();
	foreach ( $block->inner_blocks as $item ) {
		$items[] = describe_fields( $item->attributes );
	}
	$section = array(
		'kind'  => substr( $block->name, strlen( 'bellyful/' ) ),
		'items' => $items,
	) + describe_fields( $attributes );
	$words   = array();
	foreach ( array( $section, ...$items ) as $fields ) {
		$words[] = isset( $fields['heading'] ) ? '<h2>' . esc_html( $fields['heading'] ) . '</h2>' : '';
		foreach ( array( 'text', 'lines', 'ours', 'theirs', 'note' ) as $name ) {
			$words[] = isset( $fields[ $name ] ) ? '<p>' . esc_html( $fields[ $name ] ) . '</p>' : '';
		}
	}
	// Brackets would be shortcodes.
	$json = str_replace( array( '[', ']' ), array( '&#91;', '&#93;' ), esc_attr( (string) wp_json_encode( $section ) ) );

	return "<div data-bellyful-section=\"$json\">" . implode( '', $words ) . '</div>';
}

/** What is filled in, as the storefront reads it. */
function describe_fields( array $attributes ): array {
	$told = array_map( static fn( mixed $value ): mixed => is_string( $value ) ? trim( to_typed( $value ) ) : $value, $attributes );
	if ( isset( $told['picture'] ) ) {
		$told['picture']      = section_picture( (array) $told['picture'] );
		$told['lacksPicture'] = null === $told['picture'];
	}
	$by = $told['by'] ?? ( isset( $told['products'] ) ? 'chosen' : 'none' );
	if ( in_array( $by, array( 'chosen', 'category', 'best', 'back' ), true ) ) {
		$told['databaseIds'] = section_products( $by, $told );
		$told['by']          = 'chosen';
	}
	unset( $told['products'], $told['category'] );

	return array_filter( $told, static fn( mixed $value ): bool => ! in_array( $value, array( '', null, false ), true ) );
}

/** The picture that was chosen; null for one that is there no more. Of the storefront's own the address is all. */
function section_picture( array $chosen ): ?array {
	$id    = (int) ( $chosen['id'] ?? 0 );
	$point = (array) ( $chosen['focus'] ?? array() );
	$found = $id > 0 ? picture( $id ) : array(
		'url'    => (string) ( $chosen['url'] ?? '' ),
		'width'  => null,
		'height' => null,
	);
	if ( null === $found ) {
		return null;
	}
	$files = array();
	foreach ( explode( ', ', (string) wp_get_attachment_image_srcset( $id, 'full' ) ) as $file ) {
		list( $url, $width ) = explode( ' ', $file ) + array( '', '' );
		if ( '' !== $url ) {
			$files[ (int) $width ] = array(
				'url'   => $url,
				'width' => (int) $width,
			);
		}
	}
	ksort( $files );
	$third = static fn( string $axis, array $names ): string => $names[ min( 2, (int) floor( 3 * (float) ( $point[ $axis ] ?? 0.5 ) ) ) ];

	return array(
		'alt'   => trim( (string) ( $chosen['alt'] ?? '' ) ),
		'focus' => $third( 'x', array( 'left', 'center', 'right' ) ) . ' ' . $third( 'y', array( 'top', 'center', 'bottom' ) ),
		'files' => array_values( $files ),
	) + $found;
}

/** The ids of the products that a section is about, the first ones first. */
function section_products( string $by, array $fields ): array {
	$query = array(
		'status' => 'publish',
		'limit'  => 12,
		'return' => 'ids',
	);
	$most  = static fn( string $key ): array => $query + array(
		'meta_key'     => $key, // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_key -- of a page that is stored.
		'orderby'      => 'meta_value_num',
		'order'        => 'DESC',
		'stock_status' => array( 'instock', 'onbackorder' ),
	);

	return match ( $by ) {
		'category' => wc_get_products( $query + array( 'category' => array( (string) ( $fields['category'] ?? '' ) ) ) ),
		'best'     => wc_get_products( $most( 'total_sales' ) ),
		'back'     => wc_get_products( $most( BACK_AT ) ),
		default    => array_map( 'intval', array_column( $fields['products'] ?? array(), 'id' ) ),
	};
}

const OUT_SINCE = '_bellyful_out_since';
const BACK_AT   = '_bellyful_back_at';

/** Notes when a product has come back. */
function note_back( $product_id, $status ): void {
	if ( 'outofstock' === $status ) {
		update_post_meta( $product_id, OUT_SINCE, time() );
	} elseif ( delete_post_meta( $product_id, OUT_SINCE ) ) {
		update_post_meta( $product_id, BACK_AT, time() );
	}
}
add_action( 'woocommerce_product_set_stock_status', __NAMESPACE__ . '\note_back', 10, 2 );
