<?php
/** What WooCommerce's conditions of fields are judged by. Read where a test wants it: an older WooCommerce has none. */

namespace Automattic\WooCommerce\Blocks\Domain\Services {
	/** The part of JSON Schema that the tests' conditions use. */
	function is_met( array $schema, $value ): bool {
		foreach ( $schema['properties'] ?? array() as $name => $rule ) {
			if ( ! is_met( $rule, ( (array) $value )[ $name ] ?? null ) ) {
				return false;
			}
		}

		return $value >= ( $schema['minimum'] ?? $value ) && $value === ( $schema['const'] ?? $value )
			&& ( ! isset( $schema['contains'] ) || array() !== array_filter( $value, static fn( $one ): bool => is_met( $schema['contains'], $one ) ) );
	}
}

namespace Automattic\WooCommerce\Blocks\Domain\Services\CheckoutFieldsSchema {
	/** Asks WooCommerce's cart and the session's customer for what it is not given; here there are neither. */
	class DocumentObject {
		protected $context = null;
		public function __construct( protected array $request_data = array() ) {}
		public function set_context( $context = null ): void {
			$this->context = $context;
		}
		public function get_data() {
			throw new \Exception( 'There is no cart.' );
		}
	}
}
