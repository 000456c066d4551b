// The shop's own style sheet comes after the theme's.
export {default} from 'vitepress/theme-without-fonts';
import '@fontsource-variable/figtree';
import '@fontsource-variable/fraunces';
import './style.css';
