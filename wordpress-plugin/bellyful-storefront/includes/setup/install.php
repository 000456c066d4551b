<?php
/** What must stand in the shop before the plugin works, and what an upgrade of it brings along. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Setup;

use Bellyful\Storefront\Accounts;
use Bellyful\Storefront\Changes;
use Bellyful\Storefront\Connect;
use Bellyful\Storefront\Ledger;
use Bellyful\Storefront\Mail;
use Bellyful\Storefront\Notices;
use Bellyful\Storefront\Orders;
use Bellyful\Storefront\Products;
use Bellyful\Storefront\Supplies;
use function Bellyful\Storefront\webhook_secret;
use const Bellyful\Storefront\VERSION;

defined( 'ABSPATH' ) || exit;

const VERSION_OPTION = 'bellyful_storefront_version';

/** Brings the shop to this version; may run any number of times. */
function install(): void {
	// An older role gets today's rights.
	remove_role( ROLE );
	add_role( ROLE, 'Bellyful storefront', RIGHTS );
	withdraw_author();
	webhook_secret();
	Ledger\install_tables();
	Mail\schedule();
	Products\schedule_renewal();
	if ( version_compare( (string) get_option( VERSION_OPTION, VERSION ), '1.2.0', '<' ) ) {
		Connect\withdraw_older();
	}
	Connect\resume();
	update_option( VERSION_OPTION, VERSION );
}

/** A plugin that was replaced by upload or by git is never activated again. */
function upgrade(): void {
	if ( VERSION !== get_option( VERSION_OPTION ) ) {
		install();
	}
}
add_action( 'init', __NAMESPACE__ . '\upgrade', 5 );

/**
 * Nothing of a switched-off plugin runs on, is on sale, or may do anything: its user has no rights until it is on
 * again. The mails that ask for reviews stay planned: only a completed order plans one, and owners switch plugins off
 * and on to find a fault.
 */
function pause(): void {
	Connect\withdraw();
	Changes\remove_head();
	remove_role( ROLE );
	// Switched on beside a plugin that is too old, it is installed once that is updated.
	delete_option( VERSION_OPTION );
	if ( ! function_exists( 'as_unschedule_all_actions' ) ) {
		return;
	}
	foreach ( array( Orders\CLOSE_ACTION, Orders\SWEEP_ACTION, Changes\DELIVER_ACTION, Notices\MAIL_ACTION, Supplies\SEND_ACTION, Mail\OUTBOX_ACTION, Accounts\DATA_ACTION, Products\RENEW_ACTION, Products\CHECK_ACTION ) as $hook ) {
		as_unschedule_all_actions( $hook );
	}
}
