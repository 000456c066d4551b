<?php
/**
 * What WooCommerce says in its mails to customers, in this plugin's own translation: a shop in English has WooCommerce's of
 * another language only where its owner has installed it.
 */

declare( strict_types=1 );

namespace Bellyful\Storefront\Language;

defined( 'ABSPATH' ) || exit;

/** By WooCommerce's own texts, as version 11 has them; with its format of days, and the months. */
function mail_words(): array {
	return array(
		/* translators: %s: customer's first name */
		'Hi %s,'                                                                                                                              => __( 'Hi %s,', 'bellyful-storefront' ),
		'Hi,'                                                                                                                                 => __( 'Hi,', 'bellyful-storefront' ),
		'Thank you for your order'                                                                                                            => __( 'Thank you for your order', 'bellyful-storefront' ),
		'Your {site_title} order has been received!'                                                                                          => __( 'Your {site_title} order has been received!', 'bellyful-storefront' ),
		'Just to let you know &mdash; we’ve received your order, and it is now being processed.'                                              => __( 'Just to let you know &mdash; we’ve received your order, and it is now being processed.', 'bellyful-storefront' ),
		/* translators: %s: number of the order */
		'Just to let you know &mdash; we\'ve received your order #%s, and it is now being processed:'                                         => __( 'Just to let you know &mdash; we\'ve received your order #%s, and it is now being processed:', 'bellyful-storefront' ),
		'Here’s a reminder of what you’ve ordered:'                                                                                           => __( 'Here’s a reminder of what you’ve ordered:', 'bellyful-storefront' ),
		'Your order from {site_title} is on hold'                                                                                             => __( 'Your order from {site_title} is on hold', 'bellyful-storefront' ),
		'We’ve received your order and it’s currently on hold until we can confirm your payment has been processed.'                          => __( 'We’ve received your order and it’s currently on hold until we can confirm your payment has been processed.', 'bellyful-storefront' ),
		'Thanks for your order. It’s on-hold until we confirm that payment has been received.'                                                => __( 'Thanks for your order. It’s on-hold until we confirm that payment has been received.', 'bellyful-storefront' ),
		'We look forward to fulfilling your order soon.'                                                                                      => __( 'We look forward to fulfilling your order soon.', 'bellyful-storefront' ),
		'Your {site_title} order is now complete'                                                                                             => __( 'Your {site_title} order is now complete', 'bellyful-storefront' ),
		'Your order from {site_title} is on its way!'                                                                                         => __( 'Your order from {site_title} is on its way!', 'bellyful-storefront' ),
		'Thanks for shopping with us'                                                                                                         => __( 'Thanks for shopping with us', 'bellyful-storefront' ),
		'Thanks for shopping with us.'                                                                                                        => __( 'Thanks for shopping with us.', 'bellyful-storefront' ),
		'Good things are heading your way!'                                                                                                   => __( 'Good things are heading your way!', 'bellyful-storefront' ),
		'We have finished processing your order.'                                                                                             => __( 'We have finished processing your order.', 'bellyful-storefront' ),
		'Your order at {site_title} was unsuccessful'                                                                                         => __( 'Your order at {site_title} was unsuccessful', 'bellyful-storefront' ),
		'Sorry, your order was unsuccessful'                                                                                                  => __( 'Sorry, your order was unsuccessful', 'bellyful-storefront' ),
		'Unfortunately, we couldn\'t complete your order due to an issue with your payment method.'                                           => __( 'Unfortunately, we couldn\'t complete your order due to an issue with your payment method.', 'bellyful-storefront' ),
		/* translators: %s: name of the shop */
		'If you\'d like to continue with your purchase, please return to %s and try a different method of payment.'                           => __( 'If you\'d like to continue with your purchase, please return to %s and try a different method of payment.', 'bellyful-storefront' ),
		'Your order details are as follows:'                                                                                                  => __( 'Your order details are as follows:', 'bellyful-storefront' ),
		'[{site_title}]: Your order #{order_number} has been cancelled'                                                                       => __( '[{site_title}]: Your order #{order_number} has been cancelled', 'bellyful-storefront' ),
		'Order cancelled: #{order_number}'                                                                                                    => __( 'Order cancelled: #{order_number}', 'bellyful-storefront' ),
		'Order Cancelled: #{order_number}'                                                                                                    => __( 'Order Cancelled: #{order_number}', 'bellyful-storefront' ),
		/* translators: %1$s: number of the order */
		'We’re sorry to let you know that your order #%1$s has been cancelled.'                                                               => __( 'We’re sorry to let you know that your order #%1$s has been cancelled.', 'bellyful-storefront' ),
		/* translators: %1$s: number of the order */
		'We’re getting in touch to let you know that your order #%1$s has been cancelled.'                                                    => __( 'We’re getting in touch to let you know that your order #%1$s has been cancelled.', 'bellyful-storefront' ),
		'We hope to see you again soon.'                                                                                                      => __( 'We hope to see you again soon.', 'bellyful-storefront' ),
		'Your {site_title} order #{order_number} has been refunded'                                                                           => __( 'Your {site_title} order #{order_number} has been refunded', 'bellyful-storefront' ),
		'Your {site_title} order #{order_number} has been partially refunded'                                                                 => __( 'Your {site_title} order #{order_number} has been partially refunded', 'bellyful-storefront' ),
		'Order refunded: {order_number}'                                                                                                      => __( 'Order refunded: {order_number}', 'bellyful-storefront' ),
		'Order Refunded: {order_number}'                                                                                                      => __( 'Order Refunded: {order_number}', 'bellyful-storefront' ),
		'Partial refund: Order {order_number}'                                                                                                => __( 'Partial refund: Order {order_number}', 'bellyful-storefront' ),
		'Partial Refund: Order {order_number}'                                                                                                => __( 'Partial Refund: Order {order_number}', 'bellyful-storefront' ),
		/* translators: %s: name of the shop */
		'Your order from %s has been refunded.'                                                                                               => __( 'Your order from %s has been refunded.', 'bellyful-storefront' ),
		/* translators: %s: name of the shop */
		'Your order from %s has been partially refunded.'                                                                                     => __( 'Your order from %s has been partially refunded.', 'bellyful-storefront' ),
		/* translators: %s: name of the shop */
		'Your order on %s has been refunded. There are more details below for your reference:'                                                => __( 'Your order on %s has been refunded. There are more details below for your reference:', 'bellyful-storefront' ),
		/* translators: %s: name of the shop */
		'Your order on %s has been partially refunded. There are more details below for your reference:'                                      => __( 'Your order on %s has been partially refunded. There are more details below for your reference:', 'bellyful-storefront' ),
		'A note has been added to your order from {site_title}'                                                                               => __( 'A note has been added to your order from {site_title}', 'bellyful-storefront' ),
		'Note added to your {site_title} order from {order_date}'                                                                             => __( 'Note added to your {site_title} order from {order_date}', 'bellyful-storefront' ),
		'A note has been added to your order'                                                                                                 => __( 'A note has been added to your order', 'bellyful-storefront' ),
		'The following note has been added to your order:'                                                                                    => __( 'The following note has been added to your order:', 'bellyful-storefront' ),
		'As a reminder, here are your order details:'                                                                                         => __( 'As a reminder, here are your order details:', 'bellyful-storefront' ),
		'Thanks for reading.'                                                                                                                 => __( 'Thanks for reading.', 'bellyful-storefront' ),
		'Details for order #{order_number} on {site_title}'                                                                                   => __( 'Details for order #{order_number} on {site_title}', 'bellyful-storefront' ),
		'Details for order #{order_number}'                                                                                                   => __( 'Details for order #{order_number}', 'bellyful-storefront' ),
		/* translators: %s: date of the order */
		'Here are the details of your order placed on %s:'                                                                                    => __( 'Here are the details of your order placed on %s:', 'bellyful-storefront' ),
		/* translators: %1$s: name of the shop, %2$s: link to pay */
		'An order has been created for you on %1$s. Your order details are below, with a link to make payment when you’re ready: %2$s'        => __( 'An order has been created for you on %1$s. Your order details are below, with a link to make payment when you’re ready: %2$s', 'bellyful-storefront' ),
		/* translators: %1$s: name of the shop, %2$s: link to pay */
		'Sorry, your order on %1$s was unsuccessful. Your order details are below, with a link to try your payment again: %2$s'               => __( 'Sorry, your order on %1$s was unsuccessful. Your order details are below, with a link to try your payment again: %2$s', 'bellyful-storefront' ),
		'Pay for this order'                                                                                                                  => __( 'Pay for this order', 'bellyful-storefront' ),
		'Thanks for using {site_url}!'                                                                                                        => __( 'Thanks for using {site_url}!', 'bellyful-storefront' ),
		'Thanks again! If you need any help with your order, please contact us at {store_email}.'                                             => __( 'Thanks again! If you need any help with your order, please contact us at {store_email}.', 'bellyful-storefront' ),
		'If you need any help with your order, please contact us at {store_email}.'                                                           => __( 'If you need any help with your order, please contact us at {store_email}.', 'bellyful-storefront' ),
		'Items from {site_title} order {order_number} have been fulfilled!'                                                                   => __( 'Items from {site_title} order {order_number} have been fulfilled!', 'bellyful-storefront' ),
		'An item from {site_title} order {order_number} has been fulfilled!'                                                                  => __( 'An item from {site_title} order {order_number} has been fulfilled!', 'bellyful-storefront' ),
		'Your items are on the way!'                                                                                                          => __( 'Your items are on the way!', 'bellyful-storefront' ),
		'Your item is on the way!'                                                                                                            => __( 'Your item is on the way!', 'bellyful-storefront' ),
		'Woo! Some items you purchased are being fulfilled. You can use the below information to track your shipment:'                        => __( 'Woo! Some items you purchased are being fulfilled. You can use the below information to track your shipment:', 'bellyful-storefront' ),
		'Please note that couriers may need some time to provide the latest shipping information.'                                            => __( 'Please note that couriers may need some time to provide the latest shipping information.', 'bellyful-storefront' ),
		'A shipment from {site_title} order {order_number} has been updated'                                                                  => __( 'A shipment from {site_title} order {order_number} has been updated', 'bellyful-storefront' ),
		'Your shipment has been updated'                                                                                                      => __( 'Your shipment has been updated', 'bellyful-storefront' ),
		'Some details of your shipment have recently been updated. This may include tracking information, item contents, or delivery status.' => __( 'Some details of your shipment have recently been updated. This may include tracking information, item contents, or delivery status.', 'bellyful-storefront' ),
		'Here’s the latest info we have:'                                                                                                     => __( 'Here’s the latest info we have:', 'bellyful-storefront' ),
		'If anything looks off or you have questions, feel free to contact our support team.'                                                 => __( 'If anything looks off or you have questions, feel free to contact our support team.', 'bellyful-storefront' ),
		'Note from the store:'                                                                                                                => __( 'Note from the store:', 'bellyful-storefront' ),
		'No tracking information available for this fulfillment at the moment.'                                                               => __( 'No tracking information available for this fulfillment at the moment.', 'bellyful-storefront' ),
		'Tracking Number'                                                                                                                     => __( 'Tracking Number', 'bellyful-storefront' ),
		'Shipment Provider'                                                                                                                   => __( 'Shipment Provider', 'bellyful-storefront' ),
		'Track your shipment'                                                                                                                 => __( 'Track your shipment', 'bellyful-storefront' ),
		'Fulfillment summary'                                                                                                                 => __( 'Fulfillment summary', 'bellyful-storefront' ),
		'Order summary'                                                                                                                       => __( 'Order summary', 'bellyful-storefront' ),
		/* translators: %s: number of the order */
		'Order #%s'                                                                                                                           => __( 'Order #%s', 'bellyful-storefront' ),
		/* translators: %s: number of the order */
		'[Order #%s]'                                                                                                                         => __( '[Order #%s]', 'bellyful-storefront' ),
		'Product'                                                                                                                             => __( 'Product', 'bellyful-storefront' ),
		'Quantity'                                                                                                                            => __( 'Quantity', 'bellyful-storefront' ),
		'Price'                                                                                                                               => __( 'Price', 'bellyful-storefront' ),
		'Subtotal:'                                                                                                                           => __( 'Subtotal:', 'bellyful-storefront' ),
		'Discount:'                                                                                                                           => __( 'Discount:', 'bellyful-storefront' ),
		'Shipping:'                                                                                                                           => __( 'Shipping:', 'bellyful-storefront' ),
		'Free!'                                                                                                                               => __( 'Free!', 'bellyful-storefront' ),
		/* translators: %s: way of sending */
		'via %s'                                                                                                                              => __( 'via %s', 'bellyful-storefront' ),
		'Payment method:'                                                                                                                     => __( 'Payment method:', 'bellyful-storefront' ),
		'Refund'                                                                                                                              => __( 'Refund', 'bellyful-storefront' ),
		'Total:'                                                                                                                              => __( 'Total:', 'bellyful-storefront' ),
		'Tax'                                                                                                                                 => __( 'Tax', 'bellyful-storefront' ),
		'Note:'                                                                                                                               => __( 'Note:', 'bellyful-storefront' ),
		'Customer note'                                                                                                                       => __( 'Customer note', 'bellyful-storefront' ),
		'Customer details'                                                                                                                    => __( 'Customer details', 'bellyful-storefront' ),
		'Billing address'                                                                                                                     => __( 'Billing address', 'bellyful-storefront' ),
		'Shipping address'                                                                                                                    => __( 'Shipping address', 'bellyful-storefront' ),
		'Downloads'                                                                                                                           => __( 'Downloads', 'bellyful-storefront' ),
		'Our bank details'                                                                                                                    => __( 'Our bank details', 'bellyful-storefront' ),
		'Bank'                                                                                                                                => __( 'Bank', 'bellyful-storefront' ),
		'Account number'                                                                                                                      => __( 'Account number', 'bellyful-storefront' ),
		'Routing number'                                                                                                                      => __( 'Routing number', 'bellyful-storefront' ),
		'United States (US)'                                                                                                                  => __( 'United States (US)', 'bellyful-storefront' ),
		'F j, Y'                                                                                                                              => __( 'F j, Y', 'bellyful-storefront' ),
		'January'                                                                                                                             => __( 'January', 'bellyful-storefront' ),
		'February'                                                                                                                            => __( 'February', 'bellyful-storefront' ),
		'March'                                                                                                                               => __( 'March', 'bellyful-storefront' ),
		'April'                                                                                                                               => __( 'April', 'bellyful-storefront' ),
		'May'                                                                                                                                 => __( 'May', 'bellyful-storefront' ),
		'June'                                                                                                                                => __( 'June', 'bellyful-storefront' ),
		'July'                                                                                                                                => __( 'July', 'bellyful-storefront' ),
		'August'                                                                                                                              => __( 'August', 'bellyful-storefront' ),
		'September'                                                                                                                           => __( 'September', 'bellyful-storefront' ),
		'October'                                                                                                                             => __( 'October', 'bellyful-storefront' ),
		'November'                                                                                                                            => __( 'November', 'bellyful-storefront' ),
		'December'                                                                                                                            => __( 'December', 'bellyful-storefront' ),
	);
}

/** Adds filters, {filter, callback, number of arguments} each, while something is made, and takes them away again. */
function with_filters( array $filters, callable $make ): mixed {
	foreach ( $filters as list( $name, $callback, $arguments ) ) {
		add_filter( $name, $callback, 10, $arguments );
	}
	try {
		return $make();
	} finally {
		foreach ( $filters as list( $name, $callback ) ) {
			remove_filter( $name, $callback );
		}
	}
}

/** What makes WooCommerce's mails speak; where WordPress has the language installed, what it has comes first. */
function mail_filters( callable $speak, bool $is_installed ): array {
	$words   = mail_words();
	$say     = static fn( $text ) => is_string( $text ) ? ( $words[ $text ] ?? $text ) : $text;
	$or_say  = static fn( $translation, $text ) => $is_installed && $translation !== $text ? $translation : ( $words[ $text ] ?? $translation );
	$country = static fn( array $parts ): array => array_map( $say, $parts );
	$spoken  = array( 'woocommerce_order_item_display_meta_key', 'woocommerce_order_item_display_meta_value', 'woocommerce_order_get_payment_method_title', 'woocommerce_order_shipping_method', 'woocommerce_order_item_get_method_title' );
	$filters = array(
		// An e-mail of WooCommerce would go back to the shop's own language.
		array( 'woocommerce_email_setup_locale', '__return_false', 1 ),
		array( 'gettext_woocommerce', $or_say, 2 ),
		array( 'gettext_with_context_woocommerce', $or_say, 2 ),
		// What was stored with an e-mail's settings is its text in the shop's own language, mostly unchanged.
		array( 'woocommerce_email_get_option', $say, 1 ),
		array( 'woocommerce_formatted_address_replacements', $country, 1 ),
	);
	if ( ! $is_installed ) {
		$months = array_slice( $words, -12 );
		array_push( $filters, array( 'woocommerce_date_format', $say, 1 ), array( 'wp_date', static fn( $date ) => strtr( (string) $date, $months ), 1 ) );
	}

	return array( ...$filters, ...array_map( static fn( string $name ): array => array( $name, $speak, 1 ), $spoken ) );
}

/** Has ways of paying say in an e-mail what they ask for as their customer reads it. */
function with_spoken_gateways( callable $speak, callable $make ): mixed {
	$own = array();
	foreach ( WC()->payment_gateways()->payment_gateways() as $id => $gateway ) {
		if ( isset( $gateway->instructions ) ) {
			$own[ $id ]            = $gateway->instructions;
			$gateway->instructions = implode( "\n", array_map( $speak, explode( "\n", (string) $gateway->instructions ) ) );
		}
	}
	try {
		return $make();
	} finally {
		foreach ( $own as $id => $instructions ) {
			WC()->payment_gateways()->payment_gateways()[ $id ]->instructions = $instructions;
		}
	}
}
