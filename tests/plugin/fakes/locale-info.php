<?php
/** Of WooCommerce's table by that name, as much as is asked for. */
$form = static fn( string $code, string $place, string $group, string $point, int $decimals ): array => array(
	'currency_code' => $code,
	'currency_pos'  => $place,
	'thousand_sep'  => $group,
	'decimal_sep'   => $point,
	'num_decimals'  => $decimals,
);

return array(
	'DE' => $form( 'EUR', 'right_space', '.', ',', 2 ),
	'JP' => $form( 'JPY', 'left', ',', '.', 0 ),
	'US' => $form( 'USD', 'left', ',', '.', 2 ),
);
