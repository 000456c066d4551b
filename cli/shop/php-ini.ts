/**
 * Playground's own settings (3.1.56), but for opcache: there it keeps compiled files on disk only, and reading 1,600 of
 * them takes four of the five seconds of every answer. https://github.com/WordPress/wordpress-playground/issues/3617
 * tells of it; in memory PHP 8.1 to 8.4 keep them well, others crashed.
 */
const playgrounds = {
  auto_prepend_file: '/internal/shared/auto_prepend_file.php',
  memory_limit: '256M',
  ignore_repeated_errors: '1',
  error_reporting: 'E_ALL',
  display_errors: '1',
  html_errors: '1',
  display_startup_errors: 'On',
  log_errors: '1',
  always_populate_raw_post_data: '-1',
  upload_max_filesize: '2000M',
  post_max_size: '2000M',
  allow_url_fopen: 'On',
  allow_url_include: 'Off',
  'session.save_path': '/home/web_user',
  implicit_flush: '1',
  output_buffering: '0',
  max_execution_time: '0',
  max_input_time: '-1',
};

const opcache = {
  'opcache.enable': '1',
  'opcache.enable_cli': '1',
  'opcache.jit': '0',
  'opcache.memory_consumption': '192',
  'opcache.interned_strings_buffer': '16',
  'opcache.max_accelerated_files': '10000',
  // Makes the first answer later, and the others no sooner.
  'opcache.optimization_level': '0',
  // Seconds until a change of the plugin counts.
  'opcache.revalidate_freq': '1',
};

/** What PHP reads when it starts, in place of what Playground writes there. */
export const phpIni = Object.entries({...playgrounds, ...opcache})
  .map(([name, value]) => `${name} = ${value}\n`)
  .join('');
