import './usage';
import './main';
